import { isHoliday } from '@/lib/appointments/holidays';
import { minutesOf, type AppointmentRules } from '@/lib/appointments/slots';
import { addDays, momentOf, wallClock, weekDayOf } from '@/lib/appointments/time-zone';

/** Office minutes after which an answer is late and the agency owners are notified. */
export const LATE_MINUTES = 4 * 60;
/** Days after which an answer is too late regardless of office hours. */
const MAX_DAYS = 14;
const MINUTE_MS = 60_000;

type Office = Pick<AppointmentRules, 'zone' | 'hours' | 'holidays' | 'closedDays'>;

/** `late` after four office hours, `overdue` after an office day. */
export type Lateness = 'onTime' | 'late' | 'overdue';

export function latenessOf(office: Office, since: number, now: number): Lateness {
  const minutes = officeClock(office)(since, now);
  if (minutes >= dayMinutes(office)) return 'overdue';
  return minutes >= LATE_MINUTES ? 'late' : 'onTime';
}

/** Returns a function of two moments (ms since 1970): office minutes between them, limited to 14 days. */
export function officeClock(office: Office): (from: number, to: number) => number {
  // Reports ask for the same days thousands of times.
  const known = new Map<string, Openings>();
  const openings = (day: string) => {
    const found = known.get(day) ?? openingsOf(office, day);
    known.set(day, found);
    return found;
  };
  return (from, to) => {
    const { day: first } = wallClock(from, office.zone);
    const { day: last } = wallClock(to, office.zone);
    let total = 0;
    for (let day = first, count = 0; day <= last && count < MAX_DAYS; day = addDays(day, 1), count += 1) {
      for (const [opens, closes] of openings(day)) {
        total += Math.max(0, Math.min(to, closes) - Math.max(from, opens));
      }
    }
    return Math.floor(total / MINUTE_MS);
  };
}

type Openings = readonly (readonly [opens: number, closes: number])[];

function openingsOf({ closedDays, holidays, hours, zone }: Office, day: string): Openings {
  if (closedDays.includes(day) || isHoliday(day, holidays)) return [];
  return hours
    .filter(({ days }) => days.includes(weekDayOf(day)))
    .flatMap(({ opens, closes }) => {
      const [from, to] = [opens, closes].map((time) => momentOf({ day, minutes: minutesOf(time) }, zone));
      return typeof from === 'number' && typeof to === 'number' ? [[from, to] as const] : [];
    });
}

function dayMinutes({ hours }: Office): number {
  const lengths = [1, 2, 3, 4, 5, 6, 7].map((weekDay) =>
    hours
      .filter(({ days }) => days.includes(weekDay))
      .reduce((sum, { opens, closes }) => sum + minutesOf(closes) - minutesOf(opens), 0),
  );
  return Math.max(LATE_MINUTES + 1, ...lengths);
}
