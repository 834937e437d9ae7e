/** @jest-environment jsdom */
import { webVitalsSchema } from '@/lib/forms/web-vitals';
import { measureVisit } from './measure';

type Take = (list: { getEntries: () => unknown[] }) => void;

/** A browser that measures; entries are handed over as they are made. */
function browser() {
  const takes = new Map<string, Take>();
  class Observer {
    static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint', 'event', 'layout-shift'];
    constructor(readonly take: Take) {}
    observe({ type }: { type: string }) {
      takes.set(type, this.take);
    }
  }
  const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
  Object.assign(window, { PerformanceObserver: Observer });
  Object.assign(performance, { getEntriesByType: () => [{ responseStart: 80 }] });
  Object.assign(navigator, { sendBeacon });
  return {
    sendBeacon,
    tell: (type: string, ...entries: unknown[]) => takes.get(type)?.({ getEntries: () => entries }),
  };
}

function putAway() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

afterEach(() => window.localStorage.clear());

it('sends five figures, once, when the page is put away', async () => {
  const { sendBeacon, tell } = browser();
  measureVisit();
  tell('paint', { name: 'first-paint', startTime: 90 }, { name: 'first-contentful-paint', startTime: 120 });
  tell('largest-contentful-paint', { startTime: 200 }, { startTime: 900 });
  tell('event', { duration: 300 }, { interactionId: 1, duration: 64 }, { interactionId: 2, duration: 48 });
  tell('layout-shift', { value: 0.02, startTime: 100 }, { value: 0.5, startTime: 150, hadRecentInput: true });
  tell('layout-shift', { value: 0.01, startTime: 600 }, { value: 0.025, startTime: 9_000 });
  putAway();
  putAway();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [address, body] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe('/api/vitals');
  const sent: unknown = JSON.parse(await textOf(body as Blob));
  expect(sent).toEqual({ ttfb: 80, fcp: 120, lcp: 900, inp: 64, cls: 0.03 });
  expect(webVitalsSchema.safeParse(sent).success).toBe(true);
});

it('sends nothing of somebody who has declined meanwhile', () => {
  const { sendBeacon } = browser();
  measureVisit();
  window.localStorage.setItem('cookie-consent', 'declined');
  putAway();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it.each([{ lcp: -1 }, { lcp: 120_001 }, { cls: 101 }, { lcp: '1' }, { visitor: 'ada' }])('refuses %j', (body) => {
  expect(webVitalsSchema.safeParse(body).success).toBe(false);
});
