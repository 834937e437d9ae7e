import 'server-only';
import type { FactValue } from '@/lib/site/facts/fact-schemas';

type Hours = FactValue<'hours'>['office'];

/** The Spanish X is Wednesday. */
const days = [
  ['mon', 'lun'],
  ['tue', 'mar'],
  ['wed', 'mie'],
  ['thu', 'jue'],
  ['fri', 'vie'],
  ['sat', 'sab'],
  ['sun', 'dom'],
] as const;

const ROW = /^(\p{L}+)(?:-(\p{L}+))? (\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/u;

/** Example: `mon-fri 09:00-18:00, sat 10:00-14:00`; null when invalid. */
export function readHoursText(text: string): Hours | null {
  const rows = text.split(',').map((row) => readRow(row.trim()));
  return rows.some((row) => row === null) ? null : (rows as Hours);
}

function readRow(text: string): Hours[number] | null {
  const [, first = '', last = first, opens = '', closes = ''] = ROW.exec(text) ?? [];
  const [from, to] = [dayOf(first), dayOf(last)];
  if (from === 0 || to < from || opens === '') return null;
  const padded = (time: string) => time.padStart(5, '0');
  return {
    days: Array.from({ length: to - from + 1 }, (_, index) => from + index),
    opens: padded(opens),
    closes: padded(closes),
  };
}

/** 1 is Monday; 0 is not a day. */
function dayOf(word: string): number {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').slice(0, 3);
  return days.findIndex((names) => (names as readonly string[]).includes(plain)) + 1;
}

export const hoursText = (hours: Hours): string =>
  hours
    .map(({ closes, days: open, opens }) => {
      const name = (day: number | undefined) => days[(day ?? 1) - 1]?.[0] ?? '';
      const span = open.length > 1 ? `${name(open[0])}-${name(open.at(-1))}` : name(open[0]);
      return `${span} ${opens}-${closes}`;
    })
    .join(', ');
