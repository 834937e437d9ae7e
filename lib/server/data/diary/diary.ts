import 'server-only';
import { and, eq, gt, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { appointments, calendarBlocks, calendars, staff } from '@/lib/server/db/schema';
import { toAppointment, type Appointment } from './appointments';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';
import { endsAt } from './ends-at';

export type VisitOutcome = Readonly<{
  outcome: 'tookPlace' | 'noShow' | null;
  /** For the agency only. */
  feedbackInternal: string | null;
  /** Without the visitor's name. */
  feedbackForSeller: string | null;
}>;

export type DiaryAppointment = Dto<
  'DiaryAppointment',
  VisitOutcome & {
    appointment: Appointment;
    staffId: string | null;
    contactId: string | null;
  }
>;

/** Longest appointment in minutes. */
const LONGEST = 480;

async function find(where: SQL | undefined, limit?: number): Promise<readonly DiaryAppointment[]> {
  const rows = await withDb((db) => {
    const all = db
      .select({ row: appointments, staffId: calendars.staffId })
      .from(appointments)
      .leftJoin(calendars, eq(calendars.id, appointments.calendarId))
      .where(where)
      .orderBy(appointments.startsAt);
    return limit === undefined ? all : all.limit(limit);
  });
  return rows.map(({ row, staffId }) =>
    asDto<DiaryAppointment>({
      appointment: toAppointment(row),
      staffId,
      contactId: row.contactId,
      outcome: row.outcome,
      feedbackInternal: row.feedbackInternal,
      feedbackForSeller: row.feedbackForSeller,
    }),
  );
}

/** Overlapping (ms since 1970), in order, including cancelled ones. */
export async function listDiary(from: number, to: number): Promise<readonly DiaryAppointment[]> {
  const found = await find(
    and(gt(appointments.startsAt, new Date(from - LONGEST * 60_000)), lt(appointments.startsAt, new Date(to))),
  );
  return found.filter(({ appointment }) => appointment.startsAt.getTime() + appointment.minutes * 60_000 > from);
}

export async function findDiaryAppointment(id: string): Promise<DiaryAppointment | null> {
  const [found] = await find(eq(appointments.id, id));
  return found ?? null;
}

export async function listScheduled(
  calendarId: string | null,
  from: number,
  to: number,
): Promise<readonly Appointment[]> {
  const isIn = calendarId === null ? isNull(appointments.calendarId) : eq(appointments.calendarId, calendarId);
  return findScheduled(isIn, from, to);
}

export async function listViewingsOf(listingId: string, from: number, to: number): Promise<readonly Appointment[]> {
  return findScheduled(and(eq(appointments.listingId, listingId), eq(appointments.kind, 'viewing')), from, to);
}

async function findScheduled(which: SQL | undefined, from: number, to: number): Promise<readonly Appointment[]> {
  const found = await find(
    and(
      which,
      eq(appointments.status, 'scheduled'),
      gt(appointments.startsAt, new Date(from - LONGEST * 60_000)),
      lt(appointments.startsAt, new Date(to)),
    ),
  );
  return found
    .map(({ appointment }) => appointment)
    .filter(({ minutes, startsAt }) => startsAt.getTime() + minutes * 60_000 > from);
}

/** Includes office calls (ms since 1970), in order; null: all staff. */
export const listScheduledFor = (
  staffIds: readonly string[] | null,
  { from, limit, to }: Readonly<{ from: number; to?: number; limit?: number }>,
): Promise<readonly DiaryAppointment[]> =>
  find(
    and(
      eq(appointments.status, 'scheduled'),
      gte(appointments.startsAt, new Date(from)),
      to === undefined ? undefined : lt(appointments.startsAt, new Date(to)),
      staffIds === null ? undefined : or(isNull(calendars.staffId), inArray(calendars.staffId, [...staffIds])),
    ),
    limit,
  );

export const listUnconfirmed = (): Promise<readonly DiaryAppointment[]> =>
  find(
    and(
      eq(appointments.awaitsConfirmation, true),
      eq(appointments.status, 'scheduled'),
      gt(appointments.startsAt, new Date()),
    ),
  );

export async function listAhead(calendarId: string): Promise<readonly Appointment[]> {
  const found = await find(and(eq(appointments.calendarId, calendarId), isAhead));
  return found.map(({ appointment }) => appointment);
}

const isAhead = and(eq(appointments.status, 'scheduled'), gt(appointments.startsAt, sql`now()`));

/** Future staff appointments that overlap, or belong to former staff or deleted accounts. */
export const listClashes = (): Promise<readonly DiaryAppointment[]> =>
  find(
    and(
      isAhead,
      sql`((${appointments.calendarId} is null and ${appointments.kind} <> 'call')
        or exists (select 1 from ${appointments} other
          where other.calendar_id = ${appointments.calendarId} and other.id <> ${appointments.id}
            and other.status = 'scheduled' and other.starts_at < ${endsAt}
            and other.starts_at + make_interval(mins => other.minutes) > ${appointments.startsAt})
        or exists (select 1 from ${calendarBlocks} where ${calendarBlocks.calendarId} = ${appointments.calendarId}
          and ${calendarBlocks.startsAt} < ${endsAt} and ${calendarBlocks.endsAt} > ${appointments.startsAt})
        or exists (select 1 from ${staff} where ${staff.userId} = ${calendars.staffId} and ${staff.endedAt} is not null))`,
    ),
  );

/** Does not change the calendar file. */
export async function setOutcome(id: string, outcome: VisitOutcome): Promise<void> {
  await withDb((db) => db.update(appointments).set(outcome).where(eq(appointments.id, id)));
}
