'use client';

import { useCallback, useState } from 'react';
import type { MonthAvailability } from '@/lib/appointments/slot-choice';
import { readMonth } from './read-month';

type Calendar = Readonly<{
  months: Readonly<Record<string, MonthAvailability>>;
  /** The month that could not be read when it was last asked for. */
  failed: string | null;
  /** The month, from the server where it is not known yet or `isFresh` asks for it; null where that failed. */
  load: (month: string, isFresh?: boolean) => Promise<MonthAvailability | null>;
}>;

/** The months read so far, and the way to the others. */
export function useCalendar(initial: MonthAvailability | null): Calendar {
  const [months, setMonths] = useState<Calendar['months']>(initial ? { [initial.month]: initial } : {});
  const [failed, setFailed] = useState<string | null>(null);

  const load = useCallback(
    async (month: string, isFresh = false) => {
      setFailed(null);
      const known = months[month];
      if (known && !isFresh) return known;
      try {
        const read = await readMonth(month);
        setMonths((before) => ({ ...before, [read.month]: read }));
        return read;
      } catch {
        setFailed(month);
        return null;
      }
    },
    [months],
  );

  return { months, load, failed };
}
