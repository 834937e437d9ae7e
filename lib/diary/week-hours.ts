export type WeekHours = readonly Readonly<{ weekday: number; opens: string; closes: string }>[];

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const SPAN = /^([01]?\d|2[0-3])[:.]([0-5]\d)\s*[-–]\s*([01]?\d|2[0-3])[:.]([0-5]\d)$/;
const MAX_SPANS = 4;

/** Parses `9:30-14:00, 16:00-19:00`; null if unreadable or overlapping. */
export function readDayHours(weekday: number, typed: string): WeekHours | null {
  const parts = typed.split(/[,;]/).map((part) => part.trim());
  if (typed.trim() === '') return [];
  if (parts.length > MAX_SPANS) return null;
  const hours = parts.map((part) => {
    const [, fromHour = '', fromMinute, toHour = '', toMinute] = SPAN.exec(part) ?? [];
    if (fromMinute === undefined || toMinute === undefined) return null;
    const [opens, closes] = [`${fromHour.padStart(2, '0')}:${fromMinute}`, `${toHour.padStart(2, '0')}:${toMinute}`];
    return opens < closes ? { weekday, opens, closes } : null;
  });
  const read = hours.flatMap((entry) => entry ?? []).toSorted((a, b) => a.opens.localeCompare(b.opens));
  const areApart = read.every(({ opens }, index) => index === 0 || (read[index - 1]?.closes ?? '') <= opens);
  return read.length === parts.length && areApart ? read : null;
}

export const writeDayHours = (hours: WeekHours, weekday: number): string =>
  hours
    .filter((entry) => entry.weekday === weekday)
    .map(({ closes, opens }) => `${opens}-${closes}`)
    .join(', ');
