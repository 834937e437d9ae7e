import ICAL from 'ical.js';

type Range = Readonly<{
  /** Local times are ms since 1970 as if they were UTC. */
  start: number;
  isDate: boolean;
  from: number;
  to: number;
  /** For an end in UTC. */
  localOf: (moment: number) => number;
}>;

export const DAY_MS = 24 * 3_600_000;

const STEPS_MS: Readonly<Partial<Record<string, number>>> = {
  SECONDLY: 1_000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};

export const dayOf = (local: number): number => Math.floor(local / DAY_MS) * DAY_MS;

export const localTime = ({ day, hour, minute, month, second, year }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

export const isUtc = (time: ICAL.Time): boolean => !time.isDate && time.zone === ICAL.Timezone.utcTimezone;

/** Returns local times. Never returns for some rules: use a time limit. */
export function ruleTimes(rule: ICAL.Recur, range: Range): readonly number[] {
  const own = rule.clone();
  own.until = own.until && timeOf(lastOf(own.until, range), range.isDate);
  const iterator = own.iterator(timeOf(leap(own, range), range.isDate));
  const times: number[] = [];
  for (let time = iterator.next(); time; time = iterator.next()) {
    const local = localTime(time);
    if (local >= range.to) break;
    if (local >= range.from) times.push(local);
  }
  return times;
}

function lastOf(until: ICAL.Time, { isDate, localOf }: Range): number {
  const local = isUtc(until) ? localOf(localTime(until)) : localTime(until);
  if (isDate) return dayOf(local);
  return until.isDate ? local + DAY_MS - 1_000 : local;
}

/** Starts an old rule close to `from`, because the parser counts every occurrence. */
function leap({ count, freq, interval }: ICAL.Recur, { from, start }: Range): number {
  const step = (STEPS_MS[freq] ?? 0) * Math.max(interval, 1);
  if (step === 0 || count) return start;
  return start + Math.max(0, Math.floor((from - start) / step)) * step;
}

function timeOf(local: number, isDate: boolean): ICAL.Time {
  const date = new Date(local);
  return ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate,
  });
}
