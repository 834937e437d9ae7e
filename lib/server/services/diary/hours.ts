import 'server-only';
import { isAllowed, type Actor } from '@/lib/access/actor';
import type { WeekHours } from '@/lib/diary/week-hours';
import {
  calendarOf,
  findCalendar,
  listBlocks,
  listRules,
  replaceRules,
  setConfirmsViewings,
  type CalendarBlock,
  type CalendarOwner,
} from '@/lib/server/data/diary/calendars';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { calendarSubject, nameOfOwner, ownersOf } from '@/lib/server/services/calendars/calendar-owners';

type DiaryHours = Readonly<{
  /** Empty: office hours apply, or a listing allows visits at any time. */
  own: WeekHours;
  blocks: readonly CalendarBlock[];
  /** Listings only: the agent confirms requested viewings. */
  confirmsViewings: boolean;
  isEditable: boolean;
}>;

export async function readHours(actor: Actor, owner: CalendarOwner): Promise<DiaryHours> {
  requireRight(actor, 'diary.read');
  const calendar = await findCalendar(owner);
  return {
    own: calendar ? await listRules(calendar.id) : [],
    blocks: calendar ? (await listBlocks([calendar.id], Date.now())).filter(({ reason }) => reason !== 'busy') : [],
    confirmsViewings: calendar?.confirmsViewings ?? false,
    isEditable: isAllowed(actor, 'diary.edit', await ownersOf(owner)),
  };
}

export async function saveHours(actor: Actor, owner: CalendarOwner, hours: WeekHours): Promise<void> {
  const subject = await calendarSubject(owner);
  const name = await nameOfOwner(owner);
  await withRight(actor, 'diary.edit', subject, async (record) => {
    const { id } = await calendarOf(owner);
    const before = await listRules(id);
    await replaceRules(id, hours);
    await record('hoursChanged', { before: { hours: before }, after: { name, hours } });
  });
}

/** Existing requests keep their state. */
export async function saveConfirmation(actor: Actor, listingId: string, isConfirming: boolean): Promise<void> {
  const subject = await calendarSubject({ listingId });
  const name = await nameOfOwner({ listingId });
  await withRight(actor, 'diary.edit', subject, async (record) => {
    const { confirmsViewings, id } = await calendarOf({ listingId });
    if (confirmsViewings === isConfirming) return;
    await setConfirmsViewings(id, isConfirming);
    await record('confirmationSet', { before: { confirmsViewings }, after: { name, confirmsViewings: isConfirming } });
  });
}
