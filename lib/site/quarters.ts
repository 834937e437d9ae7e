import type { IsoDate } from '@/content/types/common';

const MONTHS = 3;

/** Reads `2026-Q3`, `2026 T3`, `Q3 2026` or `3T2026` as `2026-Q3`; null for anything else. */
export function readQuarter(text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s\-/.]/g, '');
  const [, year, part] = /^(\d{4})[QT]([1-4])$/.exec(typed) ?? [];
  if (year) return `${year}-Q${part}`;
  const [, before, after, last] = /^(?:[QT]([1-4])|([1-4])[QT])(\d{4})$/.exec(typed) ?? [];
  return last ? `${last}-Q${before ?? after}` : null;
}

export function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / MONTHS)}`;
}

export function quarterEnd(quarter: string): IsoDate {
  const [year, part] = quarter.split('-Q').map(Number) as [number, number];
  return new Date(Date.UTC(year, part * MONTHS, 0)).toISOString().slice(0, 10) as IsoDate;
}
