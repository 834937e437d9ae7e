'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Marks the header's link to the page shown with `aria-current`, also after a soft navigation. */
export function CurrentPage({ headerId }: { headerId: string }) {
  const pathname = usePathname();
  useEffect(() => {
    const here = window.location.pathname;
    document
      .getElementById(headerId)
      ?.querySelectorAll<HTMLAnchorElement>('nav a[href]')
      .forEach((link) => {
        if (link.pathname === here) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      });
  }, [headerId, pathname]);
  return null;
}
