import 'server-only';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import { addDays } from '@/lib/appointments/time-zone';
import { lawDay } from '@/lib/listings/law/law-day';
import type { Certificate } from '@/lib/listings/law/certificate-rules';
import type { DeskHome } from '@/lib/listings/desk/desk-home';
import {
  countDeadEmails,
  listDraftsOf,
  listFeedTroubles,
  listWorkedOn,
  type FeedTrouble,
} from '@/lib/server/data/listings/desk-waiting';
import { emailConcerns, emailKindsAbout } from '@/lib/server/data/core/email-concerns';
import { requireRight } from '@/lib/server/services/access/with-right';
import { loadStoredImages } from '@/lib/server/services/catalogue/load-stored-images';
import { readDeskHomes } from './desk-catalogue';

type EmailConcern = (typeof emailConcerns)[keyof typeof emailConcerns];

/** What waits for somebody of the agency. */
export type Today = Readonly<{
  /** Homes that lack something that an advertisement must say. */
  incomplete: readonly DeskHome[];
  ready: readonly DeskHome[];
  /** Soonest first. `days` until it ends; 0 or less: it has ended. */
  certificates: readonly Readonly<{ home: DeskHome; certificate: Certificate; expires: string; days: number }>[];
  /** For those who may change feeds. */
  feeds: readonly FeedTrouble[];
  /** Emails that were given up, by whom they are for. */
  emails: readonly Readonly<{ concern: EmailConcern; count: number }>[];
  /** Typed and not saved, by this person. */
  drafts: readonly Readonly<{ home: DeskHome; savedAt: Date }>[];
  /** Worked on last by this person, or else changed last. */
  recent: readonly DeskHome[];
}>;

const CERTIFICATE_DAYS = 60;
const RECENT = 5;
const DAY_MS = 86_400_000;

export async function readToday(actor: StaffActor, now = new Date()): Promise<Today> {
  requireRight(actor, 'listing.read');
  const homes = await readDeskHomes(actor);
  const byId = new Map(homes.map((home) => [home.id, home]));
  const drafts = await listDraftsOf(actor.userId);
  const workedOn = await listWorkedOn(actor.userId, RECENT);
  const isOffered = ({ state }: DeskHome) => state !== 'withdrawn' && state !== 'sold';
  const offered = homes.filter(isOffered);
  const own = workedOn.flatMap((id) => byId.get(id) ?? []);
  const newest = offered.toSorted((one, other) => (one.updated < other.updated ? 1 : -1));
  const recent = [...new Set([...own, ...newest])].slice(0, RECENT);
  await loadStoredImages(recent.flatMap(({ image }) => image ?? []));
  return {
    incomplete: homes.filter(({ state }) => state === 'incomplete'),
    ready: homes.filter(({ state }) => state === 'ready'),
    certificates: offered.flatMap((home) => endsOf(home, lawDay(now))).toSorted((one, other) => one.days - other.days),
    feeds: isAllowed(actor, 'feed.manage') ? await listFeedTroubles() : [],
    emails: byConcern(await countDeadEmails()),
    drafts: drafts.flatMap(({ listingId, savedAt }) => {
      const home = byId.get(listingId);
      return home ? [{ home, savedAt }] : [];
    }),
    recent,
  };
}

function endsOf(home: DeskHome, today: string): Today['certificates'] {
  const last = addDays(today, CERTIFICATE_DAYS);
  return home.ends
    .filter(({ expires }) => expires <= last)
    .map((end) => ({ home, ...end, days: Math.round((Date.parse(end.expires) - Date.parse(today)) / DAY_MS) }));
}

function byConcern(emails: Awaited<ReturnType<typeof countDeadEmails>>): Today['emails'] {
  return [...new Set(Object.values(emailConcerns))].flatMap((concern) => {
    const kinds: readonly string[] = emailKindsAbout(concern);
    const count = emails.reduce((sum, { kind, count: number }) => sum + (kinds.includes(kind) ? number : 0), 0);
    return count > 0 ? [{ concern, count }] : [];
  });
}
