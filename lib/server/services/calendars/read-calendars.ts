import 'server-only';
import { text } from 'node:stream/consumers';
import vm from 'node:vm';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { busyTimes } from '@/lib/diary/busy-times';
import type { Span } from '@/lib/diary/open-spans';
import type { SourceProblem } from '@/lib/diary/source-problems';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';
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
import { FetchError, guardedFetch } from '@/lib/server/http/guarded-fetch';
import { log } from '@/lib/server/log';
import { sourcePurpose } from './follow-calendar';

const EVERY_SECONDS = 600;
const LATE_HOURS = 1;
const MAX_BYTES = 5_000_000;
const FETCH_MS = 20_000;
/** Parsing blocks the whole process for this time. */
const READING_MS = 2_000;
const DAY_MS = 24 * 3_600_000;

class SourceError extends Error {
  override readonly name = 'SourceError';
  constructor(readonly problem: SourceProblem) {
    super(problem);
  }
}

/** Reads due staff calendars sequentially. Safe with several instances. */
export async function readDueCalendars(): Promise<void> {
  for (let source = await claimDueSource(EVERY_SECONDS); source; source = await claimDueSource(EVERY_SECONDS)) {
    await readCalendarSource(source);
  }
}

/** A failure does not stop the other calendars and frees no times. */
async function readCalendarSource(source: CalendarSource): Promise<void> {
  try {
    const spans = readBusy(await fetchCalendar(source), await listUids());
    await inTransaction(async () => {
      await lockCalendars([source.calendarId]);
      await storeBusy(source, spans);
    });
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    log.warn({ calendar: source.calendarId, problem }, 'a calendar could not be read');
    await noteSourceProblem(source, problem);
    await tellOwner(source, problem);
  }
}

async function fetchCalendar({ address, calendarId }: CalendarSource): Promise<string> {
  const url = decrypt(address, sourcePurpose(calendarId));
  if (url === null) throw new SourceError('lost');
  const response = await guardedFetch(url, { maxBytes: MAX_BYTES, timeoutMs: FETCH_MS });
  if (response.status !== 200) {
    response.body.destroy();
    throw new SourceError('refused');
  }
  return text(response.body);
}

/** An external recurrence rule may never end; `vm` stops it. */
function readBusy(file: string, ours: ReadonlySet<string>, now = Date.now()): readonly Span[] {
  const { daysAhead, zone } = appointmentRules();
  const read = () =>
    busyTimes(file, {
      span: { from: now, to: now + (daysAhead + 1) * DAY_MS },
      zone,
      isOurs: (uid) => ours.has(uid),
    });
  try {
    return vm.runInNewContext('read()', { read }, { timeout: READING_MS }) as readonly Span[];
  } catch (error) {
    const isStopped = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw new SourceError(isStopped ? 'tooComplex' : 'notCalendar');
  }
}

function problemOf(error: unknown): SourceProblem | null {
  if (error instanceof FetchError || error instanceof SourceError) return error.problem;
  return null;
}

async function tellOwner(source: CalendarSource, problem: SourceProblem): Promise<void> {
  await inTransaction(async () => {
    if (!(await announceUnread(source, LATE_HOURS))) return;
    const owner = await findCalendarStaff(source.calendarId);
    if (!owner) return;
    await queueEmail({
      kind: 'calendarUnread',
      recipient: owner.email,
      locale: AGENCY_LOCALE,
      payload: { since: source.readAt?.toISOString() ?? null, problem },
    });
  });
}
