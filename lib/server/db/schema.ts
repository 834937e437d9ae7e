import 'server-only';

/** All tables, equal on both engines. A change needs a migration in ./migrations: a test compares them. */

export { identities, rateLimits, savedListings, sessions, tokens, users } from './schema-accounts';
export { imageSources, storedImages } from './schema-images';
export { catalogueVersion, listingEvents, listings } from './schema-listings';
export { listingNews, searchAlerts, listingPrices } from './schema-alerts';
export { appointmentCells, appointmentGuests, appointmentKeys, appointments, appointmentSlots } from './schema-booking';
export { campaignClicks, campaigns, campaignSends, sendingStops } from './schema-campaigns';
export { listingAnswers } from './schema-answers';
export { listingDrafts, listingPreviews, listingRevisions, places, recentChanges } from './schema-desk';
export { calendarBlocks, calendarRules, calendars, calendarSources } from './schema-diary';
export { feedRuns, feeds } from './schema-feeds';
export { listingCounts } from './schema-figures';
export { importMappings, imports } from './schema-imports';
export { jobs } from './schema-jobs';
export { formerNewsletterJobs, messages, subscribers } from './schema-leads';
export { advertObjections, listingConsents, listingSends } from './schema-matching';
export { particulars } from './schema-particulars';
export { documentReads, documents, documentUploads, documentVersions } from './schema-documents';
export { offers, saleMembers, saleMilestones, saleRequests, sales, soldPrices } from './schema-sales';
export {
  contactEmails,
  contactEvents,
  contactPhones,
  contacts,
  leadKeys,
  requirements,
  tasks,
} from './schema-contacts';
export { emailFiles } from './schema-email-files';
export { ignoredSenders, mailboxes, ownPortals, portals, unknownEmails, unmatchedEmails } from './schema-mailbox';
export { listingNotes, sharedLists } from './schema-saved';
export { articles, fileLevels, questions, redirects, siteFactVersions } from './schema-site';
export { activityLog, recoveryCodes, staff, staffInvites } from './schema-staff';
export { savedValuations, valuationEntries } from './schema-valuations';
