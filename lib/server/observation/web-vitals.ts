import 'server-only';
import type { WebVitals } from '@/lib/forms/web-vitals';
import { histogramFamily } from './exposition';

/** Upper ends of buckets: seconds, around the limits that browsers' makers call good and poor. */
const TIME_ENDS = [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFT_ENDS = [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5];
/** More visits in a minute than the sample of a busy site sends: whoever sends more is no visitor. */
const MOST_A_MINUTE = 600;
const MINUTE_MS = 60_000;

type Tally = { counts: number[]; sum: number };
type State = { tallies: Partial<Record<keyof WebVitals, Tally>>; minute: number; taken: number };

/** One for the process: Next bundles routes apart. Only totals are kept; which visit gave what is not. */
const holder = globalThis as { __webVitals?: State };
const state = (holder.__webVitals ??= { tallies: {}, minute: 0, taken: 0 });

/** Adds one visit to the totals; false where more come than can be. */
export function addWebVitals(vitals: WebVitals, now = Date.now()): boolean {
  const minute = Math.floor(now / MINUTE_MS);
  if (minute !== state.minute) Object.assign(state, { minute, taken: 0 });
  state.taken += 1;
  if (state.taken > MOST_A_MINUTE) return false;
  for (const name of ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const) {
    const value = vitals[name];
    if (value === undefined) continue;
    const [ends, amount] = name === 'cls' ? [SHIFT_ENDS, value] : [TIME_ENDS, value / 1000];
    const tally = (state.tallies[name] ??= { counts: new Array<number>(ends.length + 1).fill(0), sum: 0 });
    const bucket = ends.findIndex((end) => amount <= end);
    const place = bucket < 0 ? ends.length : bucket;
    tally.counts[place] = (tally.counts[place] ?? 0) + 1;
    tally.sum += amount;
  }
  return true;
}

/** The totals since the start, as Prometheus reads them. */
export function webVitalsFamilies(): readonly string[] {
  const histograms = (names: readonly (keyof WebVitals)[]) =>
    names.flatMap((name) => {
      const tally = state.tallies[name];
      return tally ? [{ labels: { name }, ...tally }] : [];
    });
  return [
    histogramFamily(
      'web_vitals_seconds',
      'What visitors’ browsers measured: ttfb, fcp, lcp, inp; a sample.',
      TIME_ENDS,
      histograms(['ttfb', 'fcp', 'lcp', 'inp']),
    ),
    histogramFamily(
      'web_vitals_shift',
      'How far pages moved while they loaded (CLS); a sample.',
      SHIFT_ENDS,
      histograms(['cls']),
    ),
  ];
}
