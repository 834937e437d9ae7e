import 'server-only';
import vm from 'node:vm';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { busyTimes, type BusyTimes } from '@/lib/diary/busy-times';
import type { SourceProblem } from '@/lib/diary/source-problems';
import { staffLocale } from '@/lib/server/services/staff/staff-locale';
import { decrypt } from '@/lib/server/crypto/encrypt';
import {
  announceUnread,
  noteSourceProblem,
  storeBusy,
  claimDueSource,
  type CalendarSource,
} from '@/lib/server/data/diary/calendar-sources';
import { listUids } from '@/lib/server/data/diary/appointment-uids';
import { findCalendarStaff, lockCalendars } from '@/lib/server/data/diary/calendars';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { queueEmail } from '@/lib/server/email/queue-email';
import { FetchError } from '@/lib/server/http/guarded-fetch';
import { log } from '@/lib/server/log';
import { fetchCalendar, SourceError } from './fetch-calendar';
import { sourcePurpose } from './follow-calendar';

const EVERY_SECONDS = 600;
const LATE_HOURS = 1;
/** Parsing blocks the whole process for this time. */
const READING_MS = 2_000;
const DAY_MS = 24 * 3_600_000;

/** Reads due staff calendars sequentially. Safe with several instances. */
export async function readDueCalendars(): Promise<void> {
  for (let source = await claimDueSource(EVERY_SECONDS); source; source = await claimDueSource(EVERY_SECONDS)) {
    await readCalendarSource(source);
  }
}

/** A failure does not stop the other calendars and frees no times. */
async function readCalendarSource(source: CalendarSource): Promise<void> {
  try {
    const busy = await readSource(source);
    await inTransaction(async () => {
      await lockCalendars([source.calendarId]);
      await storeBusy(source, busy);
    });
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    log.warn({ calendar: source.calendarId, problem }, 'a calendar could not be read');
    await noteSourceProblem(source, problem);
    await tellOwner(source, problem);
  }
}

async function readSource({ address, calendarId, ownAddresses }: CalendarSource): Promise<BusyTimes> {
  const url = decrypt(address, sourcePurpose(calendarId));
  if (url === null) throw new SourceError('lost');
  const [file, ours, owner] = await Promise.all([fetchCalendar(url), listUids(), findCalendarStaff(calendarId)]);
  return readBusy(file, ours, [...ownAddresses, ...(owner ? [owner.email] : [])]);
}

/** An external recurrence rule may never end; `vm` stops it. */
function readBusy(file: string, ours: ReadonlySet<string>, addresses: readonly string[]): BusyTimes {
  const { daysAhead, zone } = appointmentRules();
  const now = Date.now();
  const read = () =>
    busyTimes(file, {
      span: { from: now, to: now + (daysAhead + 1) * DAY_MS },
      zone,
      isOurs: (uid) => ours.has(uid),
      ownAddresses: new Set(addresses.map((one) => one.toLowerCase())),
    });
  try {
    return vm.runInNewContext('read()', { read }, { timeout: READING_MS }) as BusyTimes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new SourceError('tooComplex');
    throw new SourceError(/^\s*BEGIN:VCALENDAR\b/i.test(file) ? 'incomplete' : 'notCalendar');
  }
}

function problemOf(error: unknown): SourceProblem | null {
  if (error instanceof FetchError) return error.isInsecure ? 'insecure' : error.problem;
  return error instanceof SourceError ? error.problem : null;
}

async function tellOwner(source: CalendarSource, problem: SourceProblem): Promise<void> {
  await inTransaction(async () => {
    if (!(await announceUnread(source, LATE_HOURS))) return;
    const owner = await findCalendarStaff(source.calendarId);
    if (!owner) return;
    await queueEmail({
      kind: 'calendarUnread',
      recipient: owner.email,
      locale: await staffLocale(owner.email),
      payload: { since: source.readAt?.toISOString() ?? null, problem },
    });
  });
}
