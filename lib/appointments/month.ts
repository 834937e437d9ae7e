import { addDays, weekDayOf } from './time-zone';

export function isMonth(value: unknown): value is string {
  return typeof value === 'string' && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(value);
}

export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export const firstDayOf = (month: string): string => `${month}-01`;
export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1);

export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const last = lastDayOf(month);
  const weeks: (string | null)[][] = [];
  for (
    let monday = addDays(firstDayOf(month), 1 - weekDayOf(firstDayOf(month)));
    monday <= last;
    monday = addDays(monday, 7)
  ) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) =>
        monthOf(day) === month ? day : null,
      ),
    );
  }
  return weeks;
}
