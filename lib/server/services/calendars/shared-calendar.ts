import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { FeedEvent } from '@/lib/appointments/calendar-feed';
import { diaryFilePath } from '@/lib/i18n/routes';
import { findListing } from '@/lib/listings/catalogue/listings';
import { initialsOf } from '@/lib/text/initials';
import { endFeedSecret, findFeedCalendar, issueFeedSecret } from '@/lib/server/data/diary/calendar-feeds';
import { calendarOf } from '@/lib/server/data/diary/calendars';
import type { Appointment } from '@/lib/server/data/diary/appointments';
import { listScheduled } from '@/lib/server/data/diary/diary';
import { siteUrl } from '@/lib/server/site-url';
import { withRight } from '@/lib/server/services/access/with-right';
import { calendarSubject, nameOfOwner } from './calendar-owners';

const DAY_MS = 24 * 3_600_000;
const PAST_MS = 60 * DAY_MS;
const FUTURE_MS = 400 * DAY_MS;

/** Creates a private calendar address, shown only once; revokes the previous one. */
export async function shareCalendar(actor: StaffActor): Promise<string> {
  const owner = { staffId: actor.userId };
  const subject = await calendarSubject(owner);
  const name = await nameOfOwner(owner);
  return withRight(actor, 'diary.edit', subject, async (record) => {
    const secret = await issueFeedSecret((await calendarOf(owner)).id);
    await record('calendarShared', { after: { name } });
    return new URL(diaryFilePath(secret), siteUrl).href;
  });
}

export async function unshareCalendar(actor: StaffActor): Promise<void> {
  const owner = { staffId: actor.userId };
  const subject = await calendarSubject(owner);
  const name = await nameOfOwner(owner);
  await withRight(actor, 'diary.edit', subject, async (record) => {
    await endFeedSecret((await calendarOf(owner)).id);
    await record('calendarUnshared', { after: { name } });
  });
}

type SharedEvent = Omit<FeedEvent, 'summary' | 'description'> &
  Readonly<{ kind: Appointment['kind']; reference: string; listing: string | null; initials: string }>;

export async function readSharedCalendar(secret: string, now = Date.now()): Promise<readonly SharedEvent[] | null> {
  const calendarId = await findFeedCalendar(secret);
  if (calendarId === null) return null;
  const appointments = await listScheduled(calendarId, now - PAST_MS, now + FUTURE_MS);
  return appointments.map(
    ({ awaitsConfirmation, calendarUid, kind, listingId, minutes, name, reference, sequence, startsAt }) => ({
      uid: calendarUid,
      sequence,
      starts: startsAt.getTime(),
      ends: startsAt.getTime() + minutes * 60_000,
      stamp: now,
      isTentative: awaitsConfirmation,
      kind,
      reference,
      listing: listingId === null ? null : (findListing(listingId)?.reference ?? null),
      initials: initialsOf(name) || name.charAt(0).toUpperCase(),
    }),
  );
}
