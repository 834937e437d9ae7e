import 'server-only';
import { addDays } from '@/lib/appointments/time-zone';
import type { Locale } from '@/lib/i18n/locales';
import { lawDay } from '@/lib/listings/law/law-day';
import { certificateEnds, endedProblems, LAST_RENT_MONTHS } from '@/lib/listings/law/certificate-rules';
import { listEnding, storeListings, type ListingWrite, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { queueEmail } from '@/lib/server/email/queue-email';
import { log } from '@/lib/server/log';
import { siteFacts } from '@/lib/site/site-facts';
import { agentEmail } from '@/lib/site/agent-email';
import { isHiddenListing } from '@/lib/site/samples';
import { listingAgent } from '@/lib/site/team';
import { monthsAfter } from '@/lib/text/iso-day';
import { eventsOf } from './listing-events';
import { visibleListing } from './visible-listing';
import type { Listing } from '@/content/types/listing';
import { staffLocale } from '@/lib/server/services/staff/staff-locale';

const REMINDER_DAYS = 60;
/** Sent emails, which prevent duplicates by key, are stored for 30 days. */
const REMINDER_WINDOW_DAYS = 28;
/**
 * Withdraws listings with an expired certificate and emails their agents, then and once before. The next source update
 * restores them. Safe with several instances.
 */
export async function checkCertificates(now = new Date()): Promise<void> {
  const today = lawDay(now);
  await changeCatalogue(async (version) => {
    const writes: ListingWrite[] = [];
    for (const stored of await listEnding(addDays(today, REMINDER_DAYS), monthsAfter(today, -LAST_RENT_MONTHS))) {
      const listing = visibleListing(stored);
      if (!listing || listing.status === 'sold' || isHiddenListing(stored)) continue;
      const problems = endedProblems(listing, today);
      if (problems.length === 0) {
        await remind(listing, stored, today);
        continue;
      }
      const fields = { ...stored, problems };
      writes.push({ fields, events: eventsOf(stored, fields, stored.source) });
      const agent = await agentOf(listing);
      await queueEmail({
        kind: 'listingTakenOff',
        ...agent,
        payload: { listing: aboutOf(listing, agent.locale), problems: [...problems] },
      });
      log.warn({ reference: stored.reference, problems }, 'a listing was taken down');
    }
    await storeListings(version, writes);
    return writes.length > 0;
  });
}

async function remind(listing: Listing, { id, publishedAt }: StoredListing, today: string): Promise<void> {
  const agent = await agentOf(listing);
  for (const { certificate, expires } of certificateEnds(listing)) {
    const first = addDays(expires, -REMINDER_DAYS);
    const shown = publishedAt ? lawDay(publishedAt) : first;
    const start = shown > first ? shown : first;
    if (today < start || today > addDays(start, REMINDER_WINDOW_DAYS)) continue;
    await queueEmail({
      kind: 'certificateEnding',
      ...agent,
      payload: { listing: aboutOf(listing, agent.locale), certificate, expires },
      idempotencyKey: `certificate-ending:${id}:${certificate}:${expires}`,
    });
  }
}

async function agentOf({ agent }: Listing) {
  const recipient = agentEmail(agent) ?? siteFacts().agency.email;
  return { recipient, locale: await staffLocale(recipient) };
}

const aboutOf = ({ agent, id, reference, text }: Listing, locale: Locale) => ({
  id,
  reference,
  title: text[locale].title,
  agent: listingAgent(agent, locale).name,
});
