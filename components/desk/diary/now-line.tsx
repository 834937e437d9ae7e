'use client';

import { useEffect, useState } from 'react';
import { wallClock } from '@/lib/appointments/time-zone';
import styles from './hour-grid.module.scss';

type NowLineProps = Readonly<{
  now: Readonly<{ day: string; minutes: number }>;
  zone: string;
  /** Hours of the grid; `last` is exclusive. */
  first: number;
  last: number;
}>;

const MINUTE_MS = 60_000;

export function NowLine({ first, last, now, zone }: NowLineProps) {
  const [clock, setClock] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setClock(wallClock(Date.now(), zone)), MINUTE_MS);
    return () => clearInterval(timer);
  }, [zone]);
  const past = clock.minutes - first * 60;
  if (clock.day !== now.day || past < 0 || clock.minutes >= last * 60) return null;
  const row = Math.floor(past / 15) + 1;
  return (
    <li
      className={styles.now}
      data-from={row}
      data-to={row + 1}
      data-third={Math.floor((past % 15) / 5)}
      aria-hidden="true"
    />
  );
}
