import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { SourceProblem } from '@/lib/diary/source-problems';
import { toSourceProblem } from '@/lib/diary/source-problems';
import { encrypt } from '@/lib/server/crypto/encrypt';
import { hasFeedSecret } from '@/lib/server/data/diary/calendar-feeds';
import {
  deleteCalendarSource,
  findCalendarSource,
  putCalendarSource,
  setOwnAddresses,
} from '@/lib/server/data/diary/calendar-sources';
import { calendarOf, findCalendar, lockCalendars } from '@/lib/server/data/diary/calendars';
import { env } from '@/lib/server/env';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { calendarSubject, nameOfOwner } from './calendar-owners';

export const sourcePurpose = (calendarId: string): string => `calendar:${calendarId}`;

type CalendarLinks = Readonly<{
  isShared: boolean;
  source: Readonly<{
    readAt: Date | null;
    problem: SourceProblem | null;
    ownAddresses: readonly string[];
    unknownZones: readonly string[];
    unreadEvents: number;
  }> | null;
}>;

export async function readCalendarLinks(actor: StaffActor): Promise<CalendarLinks> {
  requireRight(actor, 'diary.read');
  const calendar = await findCalendar({ staffId: actor.userId });
  if (!calendar) return { isShared: false, source: null };
  const source = await findCalendarSource(calendar.id);
  return {
    isShared: await hasFeedSecret(calendar.id),
    source: source && {
      readAt: source.readAt,
      problem: source.problem === null ? null : toSourceProblem(source.problem),
      ownAddresses: source.ownAddresses,
      unknownZones: source.unknownZones,
      unreadEvents: source.unreadEvents,
    },
  };
}

/**
 * Blocks busy times of an external calendar from the next minute. An empty address keeps the connected calendar and
 * changes `ownAddresses`. False for an invalid address.
 */
export async function followCalendar(
  actor: StaffActor,
  typed: string,
  ownAddresses: readonly string[] = [],
): Promise<boolean> {
  const address = readAddress(typed);
  const isKept = typed === '' && (await readCalendarLinks(actor)).source !== null;
  if (address === null && !isKept) return false;
  const owner = { staffId: actor.userId };
  const subject = await calendarSubject(owner);
  const name = await nameOfOwner(owner);
  await withRight(actor, 'diary.edit', subject, async (record) => {
    const { id } = await calendarOf(owner);
    if (address === null) await setOwnAddresses(id, ownAddresses);
    else await putCalendarSource(id, encrypt(address, sourcePurpose(id)), ownAddresses);
    await record('calendarFollowed', { after: { name } });
  });
  return true;
}

export async function unfollowCalendar(actor: StaffActor): Promise<void> {
  const owner = { staffId: actor.userId };
  const subject = await calendarSubject(owner);
  const name = await nameOfOwner(owner);
  await withRight(actor, 'diary.edit', subject, async (record) => {
    const { id } = await calendarOf(owner);
    await lockCalendars([id]);
    if (await deleteCalendarSource(id)) await record('calendarUnfollowed', { after: { name } });
  });
}

function readAddress(typed: string): string | null {
  const address = typed.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isTrusted = env.FEED_HOSTS.includes(url.host) || env.FEED_HOSTS.includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isTrusted) ? url.href : null;
}
