'use client';

import { useEffect } from 'react';
import { readConsent } from '@/lib/site/consent';

const SAMPLE = 0.1;

/** Sends nothing without consent, with 'do not track', or for bots. */
export function WebVitalsReporter() {
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
