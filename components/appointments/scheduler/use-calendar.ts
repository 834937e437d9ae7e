'use client';

import { useCallback, useState } from 'react';
import type { MonthView } from '@/lib/appointments/month-view';
import type { Locale } from '@/lib/i18n/locales';
import { fetchMonth } from './fetch-month';

type Calendar = Readonly<{
  months: Readonly<Record<string, MonthView>>;
  /** The month whose last request failed. */
  failed: string | null;
  /**
   * The month on the clocks of a zone, from the server where it is not known yet or `isFresh` asks for it; null where
   * that failed.
   */
  load: (month: string, zone: string, isFresh?: boolean) => Promise<MonthView | null>;
}>;

/** The months read so far, and the way to the others. */
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
