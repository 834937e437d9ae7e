'use client';

import { useEffect } from 'react';

/** However busy the page is, its next part is laid out after this. */
const LATEST_MS = 500;

/**
 * Lays out what telephones leave aside at first (globals.scss), a part whenever there is time for one, so that the page
 * has its real height by the time somebody scrolls; all at once where a click or a key may want to go there.
 */
export function LayOutRest() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const left = [...document.querySelectorAll<HTMLElement>('main > *, body > footer')].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    );
    const laidOut: HTMLElement[] = [];
    const end = () => {
      dataset.whole = '';
      for (const part of laidOut) part.style.removeProperty('content-visibility');
      stop();
    };
    const goOn = () => {
      const part = left.shift();
      if (!part) return end();
      part.style.setProperty('content-visibility', 'visible');
      laidOut.push(part);
      request = requestIdleCallback(goOn, { timeout: LATEST_MS });
    };
    const stop = () => {
      if (request) cancelIdleCallback(request);
      for (const sign of ['click', 'keydown']) removeEventListener(sign, end, true);
    };
    let request = 0;
    for (const sign of ['click', 'keydown']) addEventListener(sign, end, true);
    goOn();
    return stop;
  }, []);
  return null;
}
