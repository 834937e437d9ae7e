import type { IsoDate } from '@/content/types/common';
import { isoDay } from '@/lib/text/iso-day';

const DAY_MS = 86_400_000;
/** The start of their names, English and Spanish. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];

/**
 * The day of a date as exporters write it: ISO with or without a time, `18/11/2026` (day first, unless that cannot
 * be), `18 Nov 2026`, `Nov 18, 2026`, RFC 2822, `20261118`, seconds or milliseconds since 1970. Null if it is none, or
 * later than tomorrow.
 */
export function readDay(text: string, now = Date.now()): IsoDate | null {
  const day = partsOf(text.trim().toLowerCase());
  if (!day) return null;
  const [year, month, date] = day;
  const time = Date.UTC(year, month - 1, date);
  const isReal = new Date(time).getUTCMonth() === month - 1 && year >= 1990;
  return isReal && time <= now + DAY_MS ? isoDay(new Date(time)) : null;
}

type Parts = readonly [year: number, month: number, day: number];

function partsOf(text: string): Parts | null {
  const epoch = /^\d{10}(\d{3})?$/.exec(text);
  if (epoch) {
    const time = new Date(Number(text) * (epoch[1] ? 1 : 1_000));
    return [time.getUTCFullYear(), time.getUTCMonth() + 1, time.getUTCDate()];
  }
  const year = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?!\d)/.exec(text);
  if (year) return [Number(year[1]), Number(year[3]), Number(year[4])];
  const turned = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/.exec(text);
  if (turned) {
    const [first, second] = [Number(turned[1]), Number(turned[3])];
    return second > 12 ? [Number(turned[4]), first, second] : [Number(turned[4]), second, first];
  }
  const named =
    /^(?:\p{L}+,? )?(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?:de )?(?<month>\p{L}{3,})\.?,?[ -](?:de |del )?(?<year>\d{4})/u.exec(
      text,
    ) ??
    /^(?:\p{L}+,? )?(?<month>\p{L}{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?:\d\d:\d\d:\d\d \w+ )?(?<year>\d{4})/u.exec(
      text,
    );
  const { day = '', month = '', year: named4 = '' } = named?.groups ?? {};
  const index = MONTHS.findIndex((names) => names.some((name) => month.startsWith(name)));
  return index === -1 ? null : [Number(named4), index + 1, Number(day)];
}
