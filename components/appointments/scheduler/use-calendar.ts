'use client';

import { useCallback, useState } from 'react';
import type { MonthView } from '@/lib/appointments/month-view';
import type { Locale } from '@/lib/i18n/locales';
import { fetchMonth } from './fetch-month';

type Calendar = Readonly<{
  months: Readonly<Record<string, MonthView>>;
  failed: string | null;
  /** Requests the month if unknown or `isFresh`. Returns null on failure. */
  load: (month: string, zone: string, isFresh?: boolean) => Promise<MonthView | null>;
}>;

export function useCalendar(initial: MonthView | null, locale: Locale): Calendar {
  const [months, setMonths] = useState<Calendar['months']>(initial ? { [initial.month]: initial } : {});
  const [failed, setFailed] = useState<string | null>(null);

  const load = useCallback(
    async (month: string, zone: string, isFresh = false) => {
      setFailed(null);
      const known = months[month];
      if (known?.zone === zone && !isFresh) return known;
      try {
        const read = await fetchMonth(month, zone, locale);
        setMonths((before) => ({ ...before, [read.month]: read }));
        return read;
      } catch {
        setFailed(month);
        return null;
      }
    },
    [months, locale],
  );

  return { months, load, failed };
}
