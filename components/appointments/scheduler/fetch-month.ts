import type { MonthView } from '@/lib/appointments/month-view';
import type { Locale } from '@/lib/i18n/locales';

const CALENDAR_ADDRESS = '/api/booking/availability';

/** Asks for the first month that has a free time. */
export const NEXT_FREE = 'next';

/** Free times of a month (`2026-12`, or `NEXT_FREE`) as they are now. Throws where the server does not say. */
export async function fetchMonth(month: string, zone: string, locale: Locale): Promise<MonthView> {
  const query = new URLSearchParams({ month, zone, locale });
  const response = await fetch(`${CALENDAR_ADDRESS}?${query}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as MonthView;
}

/** The browser's time zone, as it calls it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
