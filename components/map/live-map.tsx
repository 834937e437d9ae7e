'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { LiveMapOptions } from './live/open-map';
import styles from './listing-map.module.scss';

type LiveMapProps = Omit<LiveMapOptions, 'onSearch'> & { children: ReactNode };

export function LiveMap({ children, ...options }: LiveMapProps) {
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  const { query } = options;
  const latestOptions = useEffectEvent(() => ({
    ...options,
    onSearch: (address: string) => router.push(address, { scroll: false }),
  }));

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let isGone = false;
    let close: (() => void) | undefined;
    import('./live/open-map').then(
      ({ openMap }) => {
        if (!isGone) close = openMap(element, latestOptions());
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      close?.();
    };
  }, [query]);

  return (
    <div ref={box} className={styles.box}>
      {children}
    </div>
  );
}
