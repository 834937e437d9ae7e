import 'server-only';
import { and, eq, gte, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { appointmentCells, appointments } from '@/lib/server/db/schema';
import { SlotTakenError } from '@/lib/server/data/core/slot-taken';
import { withDb } from '@/lib/server/data/core/transaction';
import { endsAt } from './ends-at';

/** The office has no row in `calendars`. */
export const OFFICE_CALENDAR = '00000000-0000-4000-8000-000000000001';

type CellKind = 'appointment' | 'travel';

const asDates = (cells: readonly number[]) => cells.toSorted((a, b) => a - b).map((cell) => new Date(cell));

/**
 * Reserves all cells (ms since 1970) or none. Call it inside `unlessTaken`.
 * @throws SlotTakenError when a cell is reserved
 */
export async function reserveCells(
  calendarId: string,
  appointmentId: string,
  cells: readonly number[],
  kind: CellKind = 'appointment',
): Promise<void> {
  if (cells.length === 0) return;
  const wanted = asDates(cells);
  if (calendarId === OFFICE_CALENDAR) await releaseLeftCells(wanted);
  await withDb((db) =>
    db
      .insert(appointmentCells)
      .values(wanted.map((startsAt) => ({ calendarId, startsAt, appointmentId, kind })))
      .onConflictDoNothing(),
  );
  const held = await withDb((db) =>
    db
      .select({ startsAt: appointmentCells.startsAt })
      .from(appointmentCells)
      .where(
        and(
          eq(appointmentCells.calendarId, calendarId),
          eq(appointmentCells.appointmentId, appointmentId),
          inArray(appointmentCells.startsAt, wanted),
        ),
      ),
  );
  if (held.length < wanted.length) throw new SlotTakenError();
}

/** The previous version cancels and moves appointments without updating cells. */
async function releaseLeftCells(wanted: readonly Date[]): Promise<void> {
  const left = sql`${appointmentCells.appointmentId} in (select ${appointments.id} from ${appointments}
    where ${appointments.status} = 'cancelled' or ${appointmentCells.startsAt} >= ${endsAt}
      or ${appointmentCells.startsAt} + interval '15 minutes' <= ${appointments.startsAt})`;
  await withDb((db) =>
    db
      .delete(appointmentCells)
      .where(
        and(eq(appointmentCells.calendarId, OFFICE_CALENDAR), inArray(appointmentCells.startsAt, [...wanted]), left),
      ),
  );
}

/** Reserves only the free cells of the list (ms since 1970). */
export async function reserveFreeCells(
  calendarId: string,
  appointmentId: string,
  cells: readonly number[],
): Promise<void> {
  if (cells.length === 0) return;
  await withDb((db) =>
    db
      .insert(appointmentCells)
      .values(asDates(cells).map((startsAt) => ({ calendarId, startsAt, appointmentId, kind: 'appointment' as const })))
      .onConflictDoNothing(),
  );
}

export async function releaseCellsIn(calendarId: string, appointmentId: string): Promise<void> {
  await withDb((db) =>
    db
      .delete(appointmentCells)
      .where(and(eq(appointmentCells.calendarId, calendarId), eq(appointmentCells.appointmentId, appointmentId))),
  );
}

export async function releaseCells(appointmentId: string, but: readonly number[] = []): Promise<void> {
  const own = eq(appointmentCells.appointmentId, appointmentId);
  const others = but.length > 0 ? notInArray(appointmentCells.startsAt, asDates(but)) : undefined;
  await withDb((db) => db.delete(appointmentCells).where(and(own, others)));
}

export async function releaseTravel(appointmentIds: readonly string[]): Promise<void> {
  if (appointmentIds.length === 0) return;
  await withDb((db) =>
    db
      .delete(appointmentCells)
      .where(and(inArray(appointmentCells.appointmentId, [...appointmentIds]), eq(appointmentCells.kind, 'travel'))),
  );
}

type TakenCell = Readonly<{ calendarId: string; startsAt: Date; appointmentId: string; kind: CellKind }>;

export async function listCells(
  calendarIds: readonly string[],
  from: number,
  to: number,
): Promise<readonly TakenCell[]> {
  if (calendarIds.length === 0) return [];
  return withDb((db) =>
    db
      .select()
      .from(appointmentCells)
      .where(
        and(
          or(...calendarIds.map((id) => eq(appointmentCells.calendarId, id))),
          gte(appointmentCells.startsAt, new Date(from)),
          lt(appointmentCells.startsAt, new Date(to)),
        ),
      )
      .orderBy(appointmentCells.startsAt),
  );
}
