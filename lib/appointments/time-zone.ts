/** Longest name of a zone in the tz database, with room to spare. */
const MAX_NAME_LENGTH = 64;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Reading a clock in a zone, to the minute. */
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

/** True for a name of the tz database that this engine knows, such as `Asia/Kolkata`. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_NAME_LENGTH || !/^[A-Za-z]+(\/[A-Za-z0-9_+-]+)*$/.test(value)) {
    return false;
  }
  try {
    // A format is not kept: what strangers send must not fill the memory.
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: value }));
  } catch {
    return false;
  }
}

/** Of zones offered, the one a browser means by a name of its own: some say `Asia/Calcutta` for `Asia/Kolkata`. */
export function sameZone(name: string, offered: readonly string[]): string | undefined {
  if (offered.includes(name)) return name;
  const canonical = (zone: string) => clockOf(zone).resolvedOptions().timeZone;
  const own = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  return offered.find((zone) => canonical(zone) === own);
}

export type WallClock = Readonly<{
  /** `YYYY-MM-DD` */
  day: string;
  /** Minutes since midnight, as the clock on the wall shows them. */
  minutes: number;
}>;

/** What calendar and clock show in a zone at a moment (ms since 1970). */
export function wallClock(moment: number, zone: string): WallClock {
  const parts: Record<string, string> = {};
  for (const { type, value } of clockOf(zone).formatToParts(moment)) parts[type] = value;
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** How far the zone's clocks are ahead of UTC at a moment, in minutes. */
export function offsetMinutes(moment: number, zone: string): number {
  const { day, minutes } = wallClock(moment, zone);
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  return Math.round((asUtc - Math.floor(moment / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

/**
 * The moment (ms since 1970) at which the clocks of a zone show a day and time. Null for a time that the clocks skip
 * in spring; of one they show twice in autumn, the first.
 */
export function momentOf({ day, minutes }: WallClock, zone: string): number | null {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  // The offset half a day before and after: where clocks change in between, one of the two is right.
  const offsets = [-1, 1].map((side) => offsetMinutes(asUtc + side * 12 * 60 * MINUTE_MS, zone));
  const moments = [...new Set(offsets)].map((offset) => asUtc - offset * MINUTE_MS).sort((a, b) => a - b);
  return (
    moments.find((moment) => {
      const shown = wallClock(moment, zone);
      return shown.day === day && shown.minutes === minutes;
    }) ?? null
  );
}

/** The calendar day `days` after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
}

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const moment = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value);
}

/** Monday is 1, Sunday is 7. */
export function weekDayOf(day: string): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}
