'use client';

import { useCallback, useState } from 'react';
import type { MonthAvailability } from '@/lib/domain/booking/choice';

/** Asks for the first month that has a free time. */
export const NEXT_FREE = 'next';

type Calendar = Readonly<{
  months: Readonly<Record<string, MonthAvailability>>;
  /** The month that could not be read when it was last asked for. */
  failed: string | null;
  /** The month, from the server where it is not known yet or `isFresh` asks for it; null where that failed. */
  load: (month: string, isFresh?: boolean) => Promise<MonthAvailability | null>;
}>;

/** The months read so far, and the way to the others. */
export function useCalendar(address: string, initial: MonthAvailability | null): Calendar {
  const [months, setMonths] = useState<Calendar['months']>(initial ? { [initial.month]: initial } : {});
  const [failed, setFailed] = useState<string | null>(null);

  const load = useCallback(
    async (month: string, isFresh = false) => {
      setFailed(null);
      const known = months[month];
      if (known && !isFresh) return known;
      try {
        const answer = await fetch(`${address}?month=${month}`, { cache: 'no-store' });
        if (!answer.ok) throw new Error(String(answer.status));
        const read = (await answer.json()) as MonthAvailability;
        setMonths((before) => ({ ...before, [read.month]: read }));
        return read;
      } catch {
        setFailed(month);
        return null;
      }
    },
    [address, months],
  );

  return { months, load, failed };
}
