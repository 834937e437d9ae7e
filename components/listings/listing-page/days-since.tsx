'use client';

import { useSyncExternalStore } from 'react';
import styles from './price-context.module.scss';

const DAY_MS = 86_400_000;
const never = () => () => undefined;

/** Counts in the browser, because a cached page would show an old count. */
export function DaysSince({ day, locale }: { day: string; locale: string }) {
  const days = useSyncExternalStore(
    never,
    () => Math.floor((Date.now() - Date.parse(day)) / DAY_MS),
    () => null,
  );
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return <span className={styles.days}>{days !== null && days > 0 && format.format(days)}</span>;
}
