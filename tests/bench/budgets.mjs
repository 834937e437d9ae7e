/**
 * Limits of the benches (docs/measured.md): exceeding `must` fails, exceeding `aim` is reported. Limits are maxima
 * unless `isLeast`; ratios compare to a bare page of the same run.
 */
export const budgets = {
  /** Points of Lighthouse performance below bare. */
  belowBare: { must: 5, aim: 2 },
  otherScores: { must: 100, isLeast: true },
  /** Ms, behind the proxy and straight from Node. */
  largestPaint: { proxied: { must: 1_800, aim: 1_500 }, straight: { must: 2_500, aim: 2_000 } },
  firstPaintToBare: { must: 1.5, aim: 1.35 },
  /** Main thread time of tasks over 12.5 ms (50 ms in Lighthouse, four times slower). */
  blockingToBare: { must: 1.9, aim: 1.6 },
  layoutShift: { must: 0.02, aim: 0 },

  /** Gzip. */
  scriptsToBare: { content: { must: 1.13, aim: 1.1 }, form: { must: 1.15, aim: 1.13 } },
  /** Bytes of bodies, Brotli. */
  styles: { must: 16_000, aim: 12_000 },
  html: { page: { must: 20_000, aim: 16_000 }, listing: { must: 24_000, aim: 20_000 } },
  /** Includes fonts, images and response headers. */
  landing: { requests: { must: 26, aim: 20 }, bytes: { must: 290_000, aim: 240_000 } },

  /** Requests a second, proxy cache to bare Node. */
  cachedRateToBare: { must: 12, aim: 25, isLeast: true },
  /** Ms of CPU per request, where bare's dynamic page takes `referenceCpu`. */
  referenceCpu: 12,
  newFilterCpu: { must: 50, aim: 35 },
  sameFilterCpu: { must: 10, aim: 8 },
  anyAddressCpu: { must: 100 },

  /** Ms until /readyz with an empty database. */
  start: { embedded: { must: 3_000, aim: 2_000 }, postgres: { must: 1_500, aim: 1_000 } },
  /** MB after ten minutes of load; `heap256` with --max-old-space-size=256. */
  memory: { embedded: { must: 700 }, postgres: { must: 600 }, heap256: { must: 350 } },
  /** Share of memory growth from warm-up to end. */
  growth: { must: 0.2 },
};
