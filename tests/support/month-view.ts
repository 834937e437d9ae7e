import { describeMonth, type MonthView } from '@/lib/appointments/month-view';
import type { Availability } from '@/lib/appointments/fitting-starts';

export const monthView = (
  month: string,
  days: Availability,
  zone = 'Europe/Madrid',
  lastMonth = '2027-02',
): MonthView =>
  describeMonth(
    { month, firstMonth: '2026-11', lastMonth, days },
    {
      locale: 'en',
      officeZone: 'Europe/Madrid',
      slotMinutes: 30,
      zone,
      zones: [{ id: 'Europe/Madrid', city: 'Madrid' }],
    },
  );
