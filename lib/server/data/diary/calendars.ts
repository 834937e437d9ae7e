import 'server-only';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { calendarBlocks, calendarRules, calendars, users } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type CalendarOwner = Readonly<{ staffId: string } | { listingId: string }>;

export type Calendar = Dto<
  'Calendar',
  { id: string; staffId: string | null; listingId: string | null; confirmsViewings: boolean }
>;

/** Monday is 1; `HH:MM`. */
export type CalendarRule = Readonly<{ weekday: number; opens: string; closes: string }>;

export type CalendarBlock = Dto<
  'CalendarBlock',
  { id: string; calendarId: string; startsAt: Date; endsAt: Date; reason: 'unavailable' | 'holiday' | 'busy' }
>;

const { confirmsViewings, id: ownId, listingId, staffId } = calendars;
const columns = { id: ownId, staffId, listingId, confirmsViewings };

const isOf = (owner: CalendarOwner) =>
  'staffId' in owner ? eq(calendars.staffId, owner.staffId) : eq(calendars.listingId, owner.listingId);

export async function findCalendar(owner: CalendarOwner): Promise<Calendar | null> {
  const [row] = await withDb((db) => db.select(columns).from(calendars).where(isOf(owner)));
  return row ? asDto<Calendar>(row) : null;
}

export async function calendarOf(owner: CalendarOwner): Promise<Calendar> {
  await withDb((db) => db.insert(calendars).values(owner).onConflictDoNothing());
  const calendar = await findCalendar(owner);
  if (!calendar) throw new Error('a calendar that was just made is gone');
  return calendar;
}

export async function setConfirmsViewings(id: string, isConfirming: boolean): Promise<void> {
  await withDb((db) => db.update(calendars).set({ confirmsViewings: isConfirming }).where(eq(calendars.id, id)));
}

export async function listCalendars(): Promise<readonly Calendar[]> {
  const rows = await withDb((db) => db.select(columns).from(calendars));
  return rows.map((row) => asDto<Calendar>(row));
}

/** Not `for update`: two transactions with key shares would deadlock. */
export async function lockCalendars(ids: readonly string[]): Promise<void> {
  await withDb((db) =>
    db
      .select({ id: calendars.id })
      .from(calendars)
      .where(inArray(calendars.id, [...ids]))
      .orderBy(calendars.id)
      .for('no key update'),
  );
}

/** Returns null for the calendar of a listing. */
export async function findCalendarStaff(id: string): Promise<Readonly<{ userId: string; email: string }> | null> {
  const [row] = await withDb((db) =>
    db
      .select({ userId: users.id, email: users.email })
      .from(calendars)
      .innerJoin(users, eq(users.id, calendars.staffId))
      .where(eq(calendars.id, id)),
  );
  return row ?? null;
}

/** Empty: office hours, or any time for a listing. */
export async function listRules(calendarId: string): Promise<readonly CalendarRule[]> {
  const { closes, opens, weekday } = calendarRules;
  return withDb((db) =>
    db
      .select({ weekday, opens, closes })
      .from(calendarRules)
      .where(eq(calendarRules.calendarId, calendarId))
      .orderBy(weekday, opens),
  );
}

export async function replaceRules(calendarId: string, rules: readonly CalendarRule[]): Promise<void> {
  await withDb((db) => db.delete(calendarRules).where(eq(calendarRules.calendarId, calendarId)));
  if (rules.length === 0) return;
  await withDb((db) => db.insert(calendarRules).values(rules.map((rule) => ({ ...rule, calendarId }))));
}

export async function listBlocks(
  calendarIds: readonly string[],
  from: number,
  to = Infinity,
): Promise<readonly CalendarBlock[]> {
  if (calendarIds.length === 0) return [];
  const before = Number.isFinite(to) ? lt(calendarBlocks.startsAt, new Date(to)) : undefined;
  const { calendarId, endsAt, id, reason, startsAt } = calendarBlocks;
  const rows = await withDb((db) =>
    db
      .select({ id, calendarId, startsAt, endsAt, reason })
      .from(calendarBlocks)
      .where(and(inArray(calendarId, [...calendarIds]), gt(endsAt, new Date(from)), before))
      .orderBy(startsAt),
  );
  return rows.map((row) => asDto<CalendarBlock>(row));
}

export async function insertBlock(
  block: Readonly<{ calendarId: string; startsAt: Date; endsAt: Date; reason: CalendarBlock['reason'] }>,
): Promise<string> {
  const [row] = await withDb((db) => db.insert(calendarBlocks).values(block).returning({ id: calendarBlocks.id }));
  if (!row) throw new Error('a blocked time was not stored');
  return row.id;
}

export async function deleteBlock(id: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db.delete(calendarBlocks).where(eq(calendarBlocks.id, id)).returning({ id: calendarBlocks.id }),
  );
  return rows.length > 0;
}

export async function findBlockOwner(id: string): Promise<Calendar | null> {
  const [row] = await withDb((db) =>
    db
      .select(columns)
      .from(calendarBlocks)
      .innerJoin(calendars, eq(calendars.id, calendarBlocks.calendarId))
      .where(eq(calendarBlocks.id, id)),
  );
  return row ? asDto<Calendar>(row) : null;
}
