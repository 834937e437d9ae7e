import type { IsoDate } from '@/content/types/common';

/** `2026-11-25`, UTC. */
export const isoDay = (moment: Date) => moment.toISOString().slice(0, 10) as IsoDate;

/** Adds months for comparison only: 31 November is after 30 November. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const all = year * 12 + month - 1 + months;
  const digits = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(all / 12)}-${digits((all % 12) + 1)}-${digits(date)}`;
}
