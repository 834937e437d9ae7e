import { readConsent } from '@/lib/consent';
import type { WebVitals } from '@/lib/forms/web-vitals';

/** Shifts within a second of each other, and five at most, belong together (web.dev/articles/cls). */
const SHIFT_GAP_MS = 1_000;
const SHIFT_WINDOW_MS = 5_000;
/** The shortest interaction that browsers tell of. */
const SLOW_EVENT_MS = 40;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };

/** Measures this visit until the page is put away, and sends that once: five figures, nothing about who it was. */
export function measureVisit(): void {
  const vitals: { -readonly [Name in keyof WebVitals]: WebVitals[Name] } = {};
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.responseStart > 0) vitals.ttfb = navigation.responseStart;
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });
  observe('event', (entry) => {
    if ((entry as Interaction).interactionId) vitals.inp = Math.max(vitals.inp ?? 0, entry.duration);
  });
  const shifts = { sum: 0, first: 0, last: 0 };
  if (observe('layout-shift', (entry) => addShift(entry as Shift))) vitals.cls = 0;

  function addShift({ value, hadRecentInput, startTime }: Shift): void {
    if (hadRecentInput) return;
    const isSameWindow = startTime - shifts.last < SHIFT_GAP_MS && startTime - shifts.first < SHIFT_WINDOW_MS;
    Object.assign(shifts, isSameWindow ? { sum: shifts.sum + value } : { sum: value, first: startTime }, {
      last: startTime,
    });
    vitals.cls = Math.max(vitals.cls ?? 0, shifts.sum);
  }

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    if (readConsent() === 'declined') return;
    navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send);
}

/** Hands over every entry of a type, those of before as well; false where the browser does not measure it. */
function observe(type: string, take: (entry: PerformanceEntry) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true, durationThreshold: SLOW_EVENT_MS } as PerformanceObserverInit);
  return true;
}
