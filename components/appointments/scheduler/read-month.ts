import type { MonthAvailability } from '@/lib/appointments/slot-choice';

const CALENDAR_ADDRESS = '/api/booking/availability';

/** Asks for the first month that has a free time. */
export const NEXT_FREE = 'next';

/** Free times of a month (`2026-12`, or `NEXT_FREE`) as they are now. Throws where the server does not say. */
export async function readMonth(month: string): Promise<MonthAvailability> {
  const answer = await fetch(`${CALENDAR_ADDRESS}?month=${month}`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as MonthAvailability;
}
