import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { dateFormat } from '@/lib/i18n/intl-cache';
import { offsetMinutes, wallClock } from './time-zone';

const NOON_UTC = 'T12:00:00Z';

/**
 * A calendar day in full: `Thursday 3 December 2026`, `jueves 3 de diciembre de 2026`. Put together here, because
 * browsers and servers of different ages punctuate it differently, and the page has to be the same on both.
 */
export function formatDay(day: string, locale: Locale): string {
  const weekday = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(new Date(day + NOON_UTC))} ${formatDate(day, locale)}`;
}

/** Time of day in a zone, `09:30`. */
export function formatTime(moment: number, zone: string): string {
  return timeOfDay(wallClock(moment, zone).minutes);
}

/** Minutes since midnight as a clock shows them, `09:30`. */
export function timeOfDay(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** By how many calendar days a zone is ahead of another at a moment: -1, 0 or 1. */
export function dayDifference(moment: number, zone: string, other: string): number {
  const [one, two] = [zone, other].map((name) => Date.parse(wallClock(moment, name).day + NOON_UTC));
  return Math.round(((one ?? 0) - (two ?? 0)) / 86_400_000);
}

/** `GMT+5:30` for a zone at a moment. */
export function formatOffset(moment: number, zone: string): string {
  const offset = offsetMinutes(moment, zone);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  if (offset === 0) return 'GMT';
  return `GMT${offset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

/** What to call a zone that has no name of its own in the list: the last part of its id. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
