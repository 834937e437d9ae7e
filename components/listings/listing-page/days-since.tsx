'use client';

import { useSyncExternalStore } from 'react';
import styles from './price-context.module.scss';

const DAY_MS = 86_400_000;
const never = () => () => undefined;

/**
 * `79 days` since an ISO date, in a line that is there before. Counted in the browser: a cached page would show the days
 * of when it was made.
 */
export function DaysSince({ day, locale }: { day: string; locale: string }) {
  const days = useSyncExternalStore(
    never,
    () => Math.floor((Date.now() - Date.parse(day)) / DAY_MS),
    () => null,
  );
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return <span className={styles.days}>{days !== null && days > 0 && format.format(days)}</span>;
}
