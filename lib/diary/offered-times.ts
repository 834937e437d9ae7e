import { formatDay, formatTime } from '@/lib/appointments/appointment-format';
import type { Locale } from '@/lib/i18n/locales';

/** A day with the times that are offered in it; `start` in ms since 1970. */
export type OfferedDay = Readonly<{
  /** `YYYY-MM-DD` */
  day: string;
  name: string;
  times: readonly Readonly<{ start: number; time: string }>[];
}>;

const HALF_HOUR_MS = 1_800_000;

/** Days that are offered at a time. */
export const OFFERED_DAYS = 3;

/** Free times in words: those at the hour and the half hour, the quarters where a day has no others. */
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
