import account from './account.json';
import alerts from './alerts.json';
import appointments from './appointments.json';
import common from './common.json';
import contact from './contact.json';
import desk from './desk.json';
import deskCampaigns from './desk-campaigns.json';
import deskContacts from './desk-contacts.json';
import deskDiary from './desk-diary.json';
import deskFeeds from './desk-feeds.json';
import deskListings from './desk-listings.json';
import deskSite from './desk-site.json';
import deskStaff from './desk-staff.json';
import emails from './emails.json';
import layout from './layout.json';
import listing from './listing.json';
import listingLists from './listing-lists.json';
import newsletter from './newsletter.json';
import pages from './pages.json';
import sale from './sale.json';
import savedListings from './saved-listings.json';
import tools from './tools.json';
import writing from './writing.json';

/** All messages of the Spanish pages by namespace; each file holds the namespaces of an area. */
export default {
  ...account,
  ...alerts,
  ...appointments,
  ...common,
  ...contact,
  ...desk,
  ...deskCampaigns,
  ...deskContacts,
  ...deskDiary,
  ...deskFeeds,
  ...deskListings,
  ...deskSite,
  ...deskStaff,
  ...emails,
  ...layout,
  ...listing,
  ...listingLists,
  ...newsletter,
  ...pages,
  ...sale,
  ...savedListings,
  ...tools,
  ...writing,
};
