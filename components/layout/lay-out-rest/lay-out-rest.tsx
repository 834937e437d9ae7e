'use client';

import { useEffect } from 'react';

/** However busy the page is, its next part is laid out after this. */
const LATEST_MS = 500;

/**
 * Lays out what telephones leave aside at first (components/styles/_first-view.scss), a part whenever there is time for
 * one, so that the page has its real height by the time somebody scrolls.
 */
export function LayOutRest() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const left = [...document.querySelectorAll<HTMLElement>('main > *, [data-first-view] ~ *, body > footer')].filter(
      (part) => getComputedStyle(part).contentVisibility !== 'visible',
    );
    const laidOut: HTMLElement[] = [];
    let request = 0;
    const goOn = () => {
      const part = left.shift();
      if (part) {
        part.style.setProperty('content-visibility', 'visible');
        laidOut.push(part);
        request = requestIdleCallback(goOn, { timeout: LATEST_MS });
      } else {
        delete dataset.later;
        for (const done of laidOut) done.style.removeProperty('content-visibility');
      }
    };
    goOn();
    return () => {
      if (request) cancelIdleCallback(request);
    };
  }, []);
  return null;
}
