import type { MonthView } from '@/lib/appointments/month-view';
import type { Locale } from '@/lib/i18n/locales';

const CALENDAR_ADDRESS = '/api/booking/availability';

export const NEXT_FREE = 'next';

/** Returns current free times of a month (`2026-12` or `NEXT_FREE`). Throws when the server fails. */
export async function fetchMonth(month: string, zone: string, locale: Locale): Promise<MonthView> {
  const query = new URLSearchParams({ month, zone, locale });
  const response = await fetch(`${CALENDAR_ADDRESS}?${query}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as MonthView;
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
