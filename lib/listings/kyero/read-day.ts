import type { IsoDate } from '@/content/types/common';
import { cleanInput } from '@/lib/text/clean-input';
import { isoDay } from '@/lib/text/iso-day';

const DAY_MS = 86_400_000;
/** Month prefixes without accents: English, Spanish, Catalan, French, German, Dutch, Italian, Portuguese. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'janv'],
  ['feb', 'fev', 'febr'],
  ['mar', 'mrt', 'maar', 'marz'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai', 'mei', 'maig', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt', 'out', 'ott'],
  ['nov'],
  ['dec', 'dic', 'dez', 'des'],
];

/**
 * Accepts ISO, `18/11/2026` (day first if possible), named months, RFC 2822, `20261118`, Unix seconds or milliseconds,
 * spreadsheet days. Returns null when invalid or after tomorrow.
 */
export function readDay(text: string, now = Date.now()): IsoDate | null {
  const day = partsOf(plainDate(text));
  if (!day) return null;
  const [year, month, date] = day;
  const time = Date.UTC(year, month - 1, date);
  const isReal = new Date(time).getUTCMonth() === month - 1 && year >= 1990;
  return isReal && time <= now + DAY_MS ? isoDay(new Date(time)) : null;
}

function plainDate(text: string): string {
  const plain = cleanInput(text)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase();
  return /^\/date\((\d+)(?:[+-]\d{4})?\)\/$/.exec(plain)?.[1] ?? plain;
}

const SPREADSHEET_DAY = /^([45]\d{4})(?:[.,]\d+)?$/;
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);

const utcParts = (time: Date): Parts => [time.getUTCFullYear(), time.getUTCMonth() + 1, time.getUTCDate()];

type Parts = readonly [year: number, month: number, day: number];

function partsOf(text: string): Parts | null {
  const epoch = /^(\d{10})(\d{3})?(?:\.\d+)?$/.exec(text);
  if (epoch) return utcParts(new Date(Number(epoch[1]) * 1_000));
  const sheet = SPREADSHEET_DAY.exec(text);
  if (sheet) return utcParts(new Date(SPREADSHEET_EPOCH + Number(sheet[1]) * DAY_MS));
  const year = /^(\d{4})([-/. ]?)(\d{1,2})\2(\d{1,2})(?!\d)/.exec(text.replace(/^(\d{8})\d{4,6}$/, '$1'));
  if (year) return [Number(year[1]), Number(year[3]), Number(year[4])];
  const turned = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/.exec(text);
  if (turned) {
    const [first, second] = [Number(turned[1]), Number(turned[3])];
    return second > 12 ? [Number(turned[4]), first, second] : [Number(turned[4]), second, first];
  }
  const named =
    /^(?:\p{L}+\.?,? )?(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?[ /-]?(?:de |d'|of )?(?<month>\p{L}{3,})\.?,?[ /-]?(?:de |del )?(?<year>\d{4})(?!\d)/u.exec(
      text,
    ) ??
    /^(?<year>\d{4})[ /-](?<month>\p{L}{3,})\.?[ /-](?<day>\d{1,2})(?!\d)/u.exec(text) ??
    /^(?:\p{L}+,? )?(?<month>\p{L}{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?:\d\d:\d\d:\d\d \w+ )?(?<year>\d{4})/u.exec(
      text,
    );
  const { day = '', month = '', year: named4 = '' } = named?.groups ?? {};
  const index = MONTHS.findIndex((names) => names.some((name) => month.startsWith(name)));
  return index === -1 ? null : [Number(named4), index + 1, Number(day)];
}
