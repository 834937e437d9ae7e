import 'server-only';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import { addDays } from '@/lib/appointments/time-zone';
import { lawDay } from '@/lib/listings/law/law-day';
import type { Certificate } from '@/lib/listings/law/certificate-rules';
import { endingDeclarations, type EndingDeclaration } from '@/lib/places/ending-declarations';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import {
  countDeadEmails,
  listDraftsOf,
  listFeedTroubles,
  listWorkedOn,
  type FeedTrouble,
} from '@/lib/server/data/listings/desk-waiting';
import { emailConcerns, emailKindsAbout } from '@/lib/server/data/core/email-concerns';
import { requireRight } from '@/lib/server/services/access/with-right';
import { advertNoticeEnd } from '@/lib/server/services/catalogue/advert-notice';
import { loadStoredImages } from '@/lib/server/services/catalogue/load-stored-images';
import { readDeskListings } from './desk-catalogue';

type EmailConcern = (typeof emailConcerns)[keyof typeof emailConcerns];

export type Today = Readonly<{
  incomplete: readonly DeskListing[];
  ready: readonly DeskListing[];
  /** Ordered by expiry. `days` until expiry; 0 or less means expired. */
  certificates: readonly Readonly<{ listing: DeskListing; certificate: Certificate; expires: string; days: number }>[];
  /** Published listings that break rules for adverts, with the last day of the notice. */
  adverts: Readonly<{ listings: readonly DeskListing[]; until: string }>;
  declarations: readonly EndingDeclaration[];
  feeds: readonly FeedTrouble[];
  emails: readonly Readonly<{ concern: EmailConcern; count: number }>[];
  drafts: readonly Readonly<{ listing: DeskListing; savedAt: Date }>[];
  recent: readonly DeskListing[];
}>;

const CERTIFICATE_DAYS = 60;
const RECENT = 5;
const DAY_MS = 86_400_000;

export async function readToday(actor: StaffActor, now = new Date()): Promise<Today> {
  requireRight(actor, 'listing.read');
  const listings = await readDeskListings(actor);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const drafts = await listDraftsOf(actor.userId);
  const workedOn = await listWorkedOn(actor.userId, RECENT);
  const today = lawDay(now);
  const isOffered = ({ state }: DeskListing) => state !== 'withdrawn' && state !== 'sold';
  const offered = listings.filter(isOffered);
  const own = workedOn.flatMap((id) => byId.get(id) ?? []);
  const newest = offered.toSorted((one, other) => (one.updated < other.updated ? 1 : -1));
  const recent = [...new Set([...own, ...newest])].slice(0, RECENT);
  await loadStoredImages(recent.flatMap(({ image }) => image ?? []));
  return {
    incomplete: listings.filter(({ state }) => state === 'incomplete'),
    ready: listings.filter(({ state }) => state === 'ready'),
    certificates: offered.flatMap((listing) => endsOf(listing, today)).toSorted((one, other) => one.days - other.days),
    adverts: { listings: offered.filter(({ adverts }) => adverts.length > 0), until: await advertNoticeEnd() },
    declarations: endingDeclarations(today),
    feeds: isAllowed(actor, 'feed.manage') ? await listFeedTroubles() : [],
    emails: byConcern(await countDeadEmails()),
    drafts: drafts.flatMap(({ listingId, savedAt }) => {
      const listing = byId.get(listingId);
      return listing ? [{ listing, savedAt }] : [];
    }),
    recent,
  };
}

function endsOf(listing: DeskListing, today: string): Today['certificates'] {
  const last = addDays(today, CERTIFICATE_DAYS);
  return listing.ends
    .filter(({ expires }) => expires <= last)
    .map((end) => ({ listing, ...end, days: Math.round((Date.parse(end.expires) - Date.parse(today)) / DAY_MS) }));
}

function byConcern(emails: Awaited<ReturnType<typeof countDeadEmails>>): Today['emails'] {
  return [...new Set(Object.values(emailConcerns))].flatMap((concern) => {
    const kinds: readonly string[] = emailKindsAbout(concern);
    const count = emails.reduce((sum, { kind, count: number }) => sum + (kinds.includes(kind) ? number : 0), 0);
    return count > 0 ? [{ concern, count }] : [];
  });
}
