import 'server-only';
import path from 'node:path';
import { storeUids } from '@/lib/server/data/diary/appointment-uids';
import { adoptPhones } from '@/lib/server/data/contacts/contact-phones';
import { endEnquiryBasis } from '@/lib/server/data/alerts/enquiry-basis';
import { startInformTerms } from '@/lib/server/data/contacts/uninformed-contacts';
import { linkContacts } from '@/lib/server/data/contacts/contact-links';
import { announceChanges } from '@/lib/server/data/listings/catalogue-version';
import { adoptFormerNewsletterJobs } from '@/lib/server/data/campaigns/newsletter-jobs';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { ENDED_RETENTION_DAYS } from '@/lib/server/data/registry/retention-periods';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { deleteOldEmails } from '@/lib/server/providers/mail/folder';
import { announceAccountEnds } from '@/lib/server/services/accounts/announce-account-ends';
import { sendAlerts } from '@/lib/server/services/alerts/send-alerts';
import { askAboutViewings } from '@/lib/server/services/appointments/ask-about-viewings';
import { sendDueReminders } from '@/lib/server/services/appointments/send-due-reminders';
import { readDueCalendars } from '@/lib/server/services/calendars/read-calendars';
import { checkCertificates } from '@/lib/server/services/catalogue/check-certificates';
import { remindOfUninformed } from '@/lib/server/services/contacts/inform-contacts';
import { remindOwners } from '@/lib/server/services/enquiries/remind-owners';
import { fetchImportedImages } from '@/lib/server/services/imports/fetch-imported-images';
import { importDueFeeds } from '@/lib/server/services/feeds/import-due-feeds';
import { storeViews } from '@/lib/server/services/reports/record-view';
import { sendWeeklyFigures } from '@/lib/server/services/reports/weekly-figures';
import { storeRedirectHits } from '@/lib/server/services/catalogue/store-redirect-hits';
import { fillLooks } from '@/lib/server/services/images/fill-looks';
import { readMailbox } from '@/lib/server/services/mailbox/read-mailbox';
import { makeParticulars } from '@/lib/server/services/listings/make-particulars';
import { sweepIncoming } from '@/lib/server/storage/incoming';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Each is safe to run concurrently. Queued jobs: workers.ts. */
const tasks = [
  { name: 'notices of account deletion', everyMs: HOUR_MS, run: announceAccountEnds },
  { name: 'deletion of expired rows', everyMs: HOUR_MS, run: deleteExpiredRows },
  { name: 'deletion of old email files', everyMs: HOUR_MS, run: deleteOldEmailFiles, atStart: true },
  { name: 'deletion of unfinished uploads', everyMs: HOUR_MS, run: () => sweepIncoming(), atStart: true },
  { name: 'certificates of listings', everyMs: HOUR_MS, run: () => checkCertificates() },
  { name: 'appointment reminders', everyMs: MINUTE_MS, run: sendDueReminders },
  { name: 'questions after viewings', everyMs: 10 * MINUTE_MS, run: () => askAboutViewings() },
  { name: 'newsletter jobs of the version before', everyMs: MINUTE_MS, run: adoptFormerNewsletterJobs, atStart: true },
  { name: 'people of the version before', everyMs: MINUTE_MS, run: linkContacts, atStart: true },
  { name: 'basis of the version before', everyMs: MINUTE_MS, run: endEnquiryBasis, atStart: true },
  { name: 'terms of imported contacts', everyMs: MINUTE_MS, run: startInformTerms, atStart: true },
  { name: 'telephones of the version before', everyMs: MINUTE_MS, run: adoptPhones, atStart: true },
  // Not at start: the agency's domain may not be loaded.
  { name: 'calendar entries of the version before', everyMs: MINUTE_MS, run: storeUids },
  { name: 'calendars of the staff', everyMs: MINUTE_MS, run: readDueCalendars },
  { name: 'enquiries that wait', everyMs: 5 * MINUTE_MS, run: () => remindOwners() },
  { name: 'uninformed contacts', everyMs: HOUR_MS, run: remindOfUninformed },
  { name: 'mailbox', everyMs: MINUTE_MS, run: () => readMailbox(), atStart: true },
  // Needed when a run is killed before it announces its changes.
  { name: 'announcement of stored listings', everyMs: MINUTE_MS, run: announceChanges, atStart: true },
  { name: 'feeds', everyMs: MINUTE_MS, run: importDueFeeds, atStart: true },
  { name: 'photographs of imported homes', everyMs: 10 * SECOND_MS, run: fetchImportedImages, atStart: true },
  { name: 'particulars of listings', everyMs: MINUTE_MS, run: () => makeParticulars() },
  { name: 'looks of images', everyMs: MINUTE_MS, run: fillLooks },
  { name: 'weekly figures of sellers', everyMs: HOUR_MS, run: () => sendWeeklyFigures() },
  { name: 'counts of page views', everyMs: 10 * SECOND_MS, run: storeViews },
  { name: 'hits of redirects', everyMs: 10 * SECOND_MS, run: storeRedirectHits },
  { name: 'alerts', everyMs: MINUTE_MS, run: sendAlerts, atStart: true },
] as const satisfies readonly Readonly<{
  name: string;
  everyMs: number;
  run: () => Promise<unknown>;
  atStart?: boolean;
}>[];

export function startSchedule(): void {
  for (const task of tasks) {
    const run = () => {
      task.run().catch((error: unknown) => log.warn({ err: error, task: task.name }, 'a scheduled task failed'));
    };
    if ('atStart' in task) run();
    setInterval(run, task.everyMs).unref();
  }
}

function deleteOldEmailFiles(): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  return deleteOldEmails(path.resolve(env.MAIL_FOLDER), daysAgo(ENDED_RETENTION_DAYS), daysAgo(1));
}
