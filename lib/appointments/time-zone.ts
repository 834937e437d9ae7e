import { isoDay } from '@/lib/text/iso-day';

const MAX_NAME_LENGTH = 64;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_NAME_LENGTH || !/^[A-Za-z]+(\/[A-Za-z0-9_+-]+)*$/.test(value)) {
    return false;
  }
  try {
    // Not cached, because visitors supply the values.
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: value }));
  } catch {
    return false;
  }
}

/** Matches aliases: some browsers report `Asia/Calcutta` for `Asia/Kolkata`. */
export function sameZone(name: string, offered: readonly string[]): string | undefined {
  if (offered.includes(name)) return name;
  const canonical = (zone: string) => clockOf(zone).resolvedOptions().timeZone;
  const own = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  return offered.find((zone) => canonical(zone) === own);
}

export type WallClock = Readonly<{
  day: string;
  minutes: number;
}>;

/** Returns local day and time at a moment (ms since 1970). */
export function wallClock(moment: number, zone: string): WallClock {
  // `11/29/2026, 09:30`: `formatToParts` takes three times as long.
  const [month, day, year, hours, minutes] = clockOf(zone).format(moment).match(/\d+/g) ?? [];
  return { day: `${year}-${month}-${day}`, minutes: Number(hours) * 60 + Number(minutes) };
}

/** Returns minutes ahead of UTC. */
export function offsetMinutes(moment: number, zone: string): number {
  const { day, minutes } = wallClock(moment, zone);
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  return Math.round((asUtc - Math.floor(moment / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

/** Returns the UTC time (ms since 1970) of a local time. Null if skipped in spring; the first of a repeated one. */
export function momentOf({ day, minutes }: WallClock, zone: string): number | null {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  // If clocks change in between, one of the two offsets is right.
  const offsets = [-1, 1].map((side) => offsetMinutes(asUtc + side * 12 * 60 * MINUTE_MS, zone));
  const moments = [...new Set(offsets)].map((offset) => asUtc - offset * MINUTE_MS).sort((a, b) => a - b);
  return (
    moments.find((moment) => {
      const shown = wallClock(moment, zone);
      return shown.day === day && shown.minutes === minutes;
    }) ?? null
  );
}

export function addDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * MINUTE_MS));
}

export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const moment = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value);
}

/** Monday is 1, Sunday is 7. */
export function weekDayOf(day: string): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}
