import { addDays, weekDayOf } from '@/lib/appointments/time-zone';
import { momentAt, type Span } from './open-spans';

export function weekOf(day: string): readonly string[] {
  const monday = addDays(day, 1 - weekDayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** 23 or 25 hours when the clocks change. */
export const spanOfDay = (day: string, zone: string): Span => ({
  from: momentAt(day, 0, zone),
  to: momentAt(addDays(day, 1), 0, zone),
});

/** Returns null when it fills the day. */
export function partOfDay({ end, start }: Readonly<{ start: number; end: number }>, day: Span): Span | null {
  const [from, to] = [Math.max(start, day.from), Math.min(end, day.to)];
  return from === day.from && to === day.to ? null : { from, to };
}
