import { formatDay, formatTime } from '@/lib/appointments/appointment-format';
import type { Locale } from '@/lib/i18n/locales';

export type OfferedDay = Readonly<{
  day: string;
  name: string;
  times: readonly Readonly<{ start: number; time: string }>[];
}>;

const HALF_HOUR_MS = 1_800_000;

export const OFFERED_DAYS = 3;

export function offeredTimes(
  free: Readonly<Record<string, readonly number[]>>,
  locale: Locale,
  zone: string,
): readonly OfferedDay[] {
  return Object.entries(free).map(([day, starts]) => {
    const halves = starts.filter((start) => start % HALF_HOUR_MS === 0);
    const offered = halves.length > 0 ? halves : starts;
    return {
      day,
      name: formatDay(day, locale),
      times: offered.map((start) => ({ start, time: formatTime(start, zone) })),
    };
  });
}
