import 'server-only';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { BusyTimes } from '@/lib/diary/busy-times';
import { calendarBlocks, calendars, calendarSources, staff } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { secondsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

export type CalendarSource = Dto<
  'CalendarSource',
  {
    calendarId: string;
    address: string;
    readAt: Date | null;
    problem: string | null;
    ownAddresses: readonly string[];
    unknownZones: readonly string[];
    unreadEvents: number;
  }
>;

const { address, announcedAt, calendarId, createdAt, ownAddresses, problem, readAt, triedAt } = calendarSources;
const { unknownZones, unreadEvents } = calendarSources;
const columns = { calendarId, address, readAt, problem, ownAddresses, unknownZones, unreadEvents };
const CHUNK = 500;

export async function findCalendarSource(ofCalendar: string): Promise<CalendarSource | null> {
  const [row] = await withDb((db) => db.select(columns).from(calendarSources).where(eq(calendarId, ofCalendar)));
  return row ? asDto<CalendarSource>(row) : null;
}

/** Replaces the previous source; it is read next. */
export async function putCalendarSource(
  ofCalendar: string,
  encrypted: string,
  addresses: readonly string[],
): Promise<void> {
  const own = { address: encrypted, ownAddresses: addresses };
  const found = { readAt: null, problem: null, unknownZones: [], unreadEvents: 0 };
  const fresh = { ...found, triedAt: null, announcedAt: null, createdAt: sql`now()` };
  await withDb((db) =>
    db
      .insert(calendarSources)
      .values({ calendarId: ofCalendar, ...own })
      .onConflictDoUpdate({ target: calendarId, set: { ...own, ...fresh } }),
  );
}

/** The calendar is read next. */
export async function setOwnAddresses(ofCalendar: string, addresses: readonly string[]): Promise<void> {
  await withDb((db) =>
    db.update(calendarSources).set({ ownAddresses: addresses, triedAt: null }).where(eq(calendarId, ofCalendar)),
  );
}

export async function deleteCalendarSource(ofCalendar: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db.delete(calendarSources).where(eq(calendarId, ofCalendar)).returning({ calendarId }),
  );
  await deleteBusy(ofCalendar);
  return rows.length > 0;
}

/** Of active staff; null when none is due. */
export async function claimDueSource(seconds: number): Promise<CalendarSource | null> {
  const due = sql`(
    select ${calendarId} from ${calendarSources}
    inner join ${calendars} on ${calendars.id} = ${calendarId}
    inner join ${staff} on ${staff.userId} = ${calendars.staffId} and ${staff.endedAt} is null
    where ${or(isNull(triedAt), lt(triedAt, secondsAgo(seconds)))}
    order by ${triedAt} nulls first limit 1 for update of ${calendarSources} skip locked)`;
  const [row] = await withDb((db) =>
    db
      .update(calendarSources)
      .set({ triedAt: sql`now()` })
      .where(sql`${calendarId} = ${due}`)
      .returning(columns),
  );
  return row ? asDto<CalendarSource>(row) : null;
}

/** Replaces future busy times unless the address has changed. Requires a transaction with the calendar locked. */
export async function storeBusy(source: CalendarSource, { spans, ...found }: BusyTimes): Promise<void> {
  const rows = await withDb((db) =>
    db
      .update(calendarSources)
      .set({ ...found, readAt: sql`now()`, problem: null, announcedAt: null })
      .where(isSame(source))
      .returning({ calendarId }),
  );
  if (rows.length === 0) return;
  await deleteBusy(source.calendarId);
  const blocks = spans.map(({ from, to }) => ({
    calendarId: source.calendarId,
    startsAt: new Date(from),
    endsAt: new Date(to),
    reason: 'busy' as const,
  }));
  for (let first = 0; first < blocks.length; first += CHUNK) {
    await withDb((db) => db.insert(calendarBlocks).values(blocks.slice(first, first + CHUNK)));
  }
}

export async function noteSourceProblem(source: CalendarSource, found: string): Promise<void> {
  await withDb((db) => db.update(calendarSources).set({ problem: found }).where(isSame(source)));
}

/** Returns false when not overdue or already announced. */
export async function announceUnread(source: CalendarSource, hours: number): Promise<boolean> {
  const isLate = sql`coalesce(${readAt}, ${createdAt}) < ${secondsAgo(hours * 3_600)}`;
  const rows = await withDb((db) =>
    db
      .update(calendarSources)
      .set({ announcedAt: sql`now()` })
      .where(and(isSame(source), isNull(announcedAt), isLate))
      .returning({ calendarId }),
  );
  return rows.length > 0;
}

const isSame = (source: CalendarSource) => and(eq(calendarId, source.calendarId), eq(address, source.address));

async function deleteBusy(ofCalendar: string): Promise<void> {
  await withDb((db) =>
    db.delete(calendarBlocks).where(and(eq(calendarBlocks.calendarId, ofCalendar), eq(calendarBlocks.reason, 'busy'))),
  );
}
