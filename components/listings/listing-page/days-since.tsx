'use client';

import { useSyncExternalStore } from 'react';

const DAY_MS = 86_400_000;
const never = () => () => undefined;

/** ` (79 days)` since an ISO date. Counted in the browser: a cached page would show the days of when it was made. */
export function DaysSince({ day, locale }: { day: string; locale: string }) {
  const days = useSyncExternalStore(
    never,
    () => Math.floor((Date.now() - Date.parse(day)) / DAY_MS),
    () => null,
  );
  if (days === null || days < 1) return null;
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return <span> ({format.format(days)})</span>;
}
