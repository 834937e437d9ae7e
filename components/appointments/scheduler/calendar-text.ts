import { weekDayOf } from '@/lib/appointments/time-zone';
import { fill, type SchedulerLabels } from './labels';

type Texts = Pick<SchedulerLabels, 'names' | 'dayName' | 'monthName'>;

/** A day (`YYYY-MM-DD`) in full, as `formatDay` writes it: `Thursday 3 December 2026`, `jueves 3 de diciembre de 2026`. */
export function dayText(day: string, { names, dayName }: Texts): string {
  const weekDay = names.weekDays[weekDayOf(day) - 1] ?? '';
  return fill(dayName, { weekDay, date: String(Number(day.slice(8))), ...monthParts(day, names) });
}

/** A month (`YYYY-MM`) in full: `December 2026`, `diciembre de 2026`. */
export const monthText = (month: string, { names, monthName }: Texts): string =>
  fill(monthName, monthParts(month, names));

const monthParts = (day: string, { months }: Texts['names']) => ({
  month: months[Number(day.slice(5, 7)) - 1] ?? '',
  year: day.slice(0, 4),
});
