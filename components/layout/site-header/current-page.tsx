'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Links to a part of a page have a query. */
export function CurrentPage({ headerId }: { headerId: string }) {
  const pathname = usePathname();
  useEffect(() => {
    const here = window.location.pathname;
    document
      .getElementById(headerId)
      ?.querySelectorAll<HTMLAnchorElement>('nav a[href]')
      .forEach((link) => {
        if (link.pathname === here && link.search === '') link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      });
  }, [headerId, pathname]);
  return null;
}
