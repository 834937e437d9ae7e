'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import styles from './navigation-line.module.scss';

const DELAY_MS = 300;
/** A navigation that ends at the same URL changes nothing that could hide the line. */
const LONGEST_MS = 20_000;

/** A line at the top while the next page of the desk takes longer than 300 ms. */
export function NavigationLine() {
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    let timers: readonly number[] = [];
    const clear = () => timers.forEach((timer) => window.clearTimeout(timer));
    const end = () => {
      clear();
      setFrom(null);
    };
    const begin = (event: Event) => {
      if (!leavesPage(event)) return;
      clear();
      timers = [
        window.setTimeout(() => setFrom(address), DELAY_MS),
        window.setTimeout(() => setFrom(null), LONGEST_MS),
      ];
    };
    document.addEventListener('click', begin, true);
    document.addEventListener('submit', begin, true);
    window.addEventListener('pageshow', end);
    return () => {
      end();
      document.removeEventListener('click', begin, true);
      document.removeEventListener('submit', begin, true);
      window.removeEventListener('pageshow', end);
    };
  }, [address]);
  return from === address && <div className={styles.line} aria-hidden="true" />;
}

function leavesPage(event: Event): boolean {
  if (event instanceof MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
    return !link.target && !link.hasAttribute('download') && isOtherPage(link.href);
  }
  return event.target instanceof HTMLFormElement && event.target.method === 'get';
}

function isOtherPage(href: string): boolean {
  const { origin, pathname, search } = new URL(href, document.baseURI);
  const { location } = window;
  return (
    origin === location.origin &&
    !pathname.startsWith('/api/') &&
    pathname + search !== location.pathname + location.search
  );
}
