import 'server-only';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import type { ContactListRow } from '@/lib/contacts/contact-views';
import type { Locale } from '@/lib/i18n/locales';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import { matchingListings, noDeskFilters, sortedListings } from '@/lib/listings/desk/desk-filters';
import { listContacts } from '@/lib/server/data/contacts/contact-list';
import { requireRight } from '@/lib/server/services/access/with-right';
import { loadStoredImages } from '@/lib/server/services/catalogue/load-stored-images';
import { contactRows } from '@/lib/server/services/contacts/read-inbox';
import { listStaffChoices } from '@/lib/server/services/contacts/staff-choices';
import { readDeskListings } from '@/lib/server/services/listings/desk-catalogue';
import type { DeskSearchResult, Found } from '@/lib/contacts/desk-search';
import { searchHelp } from '@/lib/site/search-help';

const FIRST = 8;

export async function searchDesk(actor: StaffActor, q: string, locale: Locale): Promise<DeskSearchResult> {
  requireRight(actor, 'listing.read');
  const [listings, contacts] = await Promise.all([searchListings(actor, q), searchContacts(actor, q)]);
  return { contacts, listings, help: searchHelp(q, locale) };
}

async function searchListings(actor: StaffActor, q: string): Promise<Found<DeskListing>> {
  const filters = { ...noDeskFilters, q };
  const matching = sortedListings(matchingListings(await readDeskListings(actor), filters), filters);
  const items = matching.slice(0, FIRST);
  await loadStoredImages(items.flatMap(({ image }) => image ?? []));
  return { items, total: matching.length };
}

async function searchContacts(actor: StaffActor, search: string): Promise<Found<ContactListRow>> {
  if (!isAllowed(actor, 'contact.read')) return { items: [], total: 0 };
  const [{ people: contacts, total }, staff] = await Promise.all([
    listContacts({ search, agent: '' }, FIRST, 0),
    listStaffChoices(actor),
  ]);
  return { items: contacts.map(contactRows(staff)), total };
}
