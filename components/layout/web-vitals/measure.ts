import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { readConsent } from '@/lib/site/consent';
import type { WebVitals } from '@/lib/browser/web-vitals-schema';

/** Sends five metrics once, when the page is hidden. */
export function measureVisit(): void {
  const vitals: { -readonly [Name in keyof WebVitals]: WebVitals[Name] } = {};
  const take = ({ name, value }: MetricType) => {
    vitals[name.toLowerCase() as keyof WebVitals] = value;
  };
  for (const listen of [onTTFB, onFCP, onLCP, onINP, onCLS]) listen(take);

  // The library reports in the capture phase of window, before this listener.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    if (readConsent() === 'declined') return;
    navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send);
}
