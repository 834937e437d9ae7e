'use client';

import { useEffect } from 'react';
import { readConsent } from '@/lib/site/consent';

/** One visit in ten is enough to see how pages load. */
const SAMPLE = 0.1;

/**
 * Has some visits say how fast the page was, as totals alone and to nobody but us (lib/server/telemetry). Whoever
 * declined cookies or asks not to be followed is not asked; programs are no visitors.
 */
export function WebVitals() {
  useEffect(() => {
    const { webdriver, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
    if (webdriver || globalPrivacyControl || readConsent() === 'declined' || Math.random() >= SAMPLE) return;
    const measure = () =>
      void import('./measure').then(
        ({ measureVisit }) => measureVisit(),
        () => undefined,
      );
    if ('requestIdleCallback' in window) requestIdleCallback(measure);
    else setTimeout(measure);
  }, []);
  return null;
}
