/** @jest-environment jsdom */
import type { MetricType } from 'web-vitals';
import { webVitalsSchema } from '@/lib/browser/web-vitals-schema';
import { measureVisit } from './measure';

type Listener = (take: (metric: MetricType) => void) => void;

jest.mock('web-vitals', () => {
  const found = { TTFB: 80, FCP: 120, LCP: 900, INP: 64, CLS: 0.03 };
  return Object.fromEntries(
    Object.entries(found).map(([name, value]): [string, Listener] => [
      `on${name}`,
      (take) => take({ name, value } as MetricType),
    ]),
  );
});

function visit() {
  const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
  Object.assign(navigator, { sendBeacon });
  measureVisit();
  return sendBeacon;
}

function hide() {
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

it('sends five metrics once, when the page is hidden', async () => {
  const sendBeacon = visit();
  hide();
  hide();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [address, body] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe('/api/vitals');
  const sent: unknown = JSON.parse(await textOf(body as Blob));
  expect(sent).toEqual({ ttfb: 80, fcp: 120, lcp: 900, inp: 64, cls: 0.03 });
  expect(webVitalsSchema.safeParse(sent).success).toBe(true);
});

it('sends nothing after consent was declined', () => {
  const sendBeacon = visit();
  window.localStorage.setItem('cookie-consent', 'declined');
  hide();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it.each([{ lcp: -1 }, { lcp: 120_001 }, { cls: 101 }, { lcp: '1' }, { visitor: 'ada' }])('refuses %j', (body) => {
  expect(webVitalsSchema.safeParse(body).success).toBe(false);
});
