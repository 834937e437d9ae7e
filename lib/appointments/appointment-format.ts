import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { dateFormat } from '@/lib/i18n/intl-cache';
import { offsetMinutes, wallClock } from './time-zone';

const NOON_UTC = 'T12:00:00Z';

/** Returns `Thursday 3 December 2026`. Combines formats, because browsers and servers punctuate differently. */
export function formatDay(day: string, locale: Locale): string {
  const weekday = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(new Date(day + NOON_UTC))} ${formatDate(day, locale)}`;
}

/** Returns local time in `zone`, such as `09:30`. */
export function formatTime(moment: number, zone: string): string {
  return timeOfDay(wallClock(moment, zone).minutes);
}

export function timeOfDay(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Returns the difference in calendar days: -1, 0 or 1. */
export function dayDifference(moment: number, zone: string, other: string): number {
  const [one, two] = [zone, other].map((name) => Date.parse(wallClock(moment, name).day + NOON_UTC));
  return Math.round(((one ?? 0) - (two ?? 0)) / 86_400_000);
}

export function formatOffset(moment: number, zone: string): string {
  const offset = offsetMinutes(moment, zone);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  if (offset === 0) return 'GMT';
  return `GMT${offset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
