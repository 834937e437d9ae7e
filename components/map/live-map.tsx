'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import type { LiveMapOptions } from './live/open-map';
import styles from './listing-map.module.scss';

type LiveMapProps = Omit<LiveMapOptions, 'onSearch'> & { children: ReactNode };

/** Fetches what makes the map move, once the map is opened, and puts it in the drawing's place. */
export function LiveMap({ children, ...options }: LiveMapProps) {
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const { query } = options;

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let isGone = false;
    let close: (() => void) | undefined;
    const onSearch = (address: string) => router.push(address, { scroll: false });
    // Without it the drawing stays, with its links.
    void import('./live/open-map').then(
      ({ openMap }) => {
        if (!isGone) close = openMap(element, { ...latest.current, onSearch });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      close?.();
    };
  }, [query, router]);

  return (
    <div ref={box} className={styles.box}>
      {children}
    </div>
  );
}
