import * as z from 'zod/mini';

/** Upper limit in ms; larger values are clock errors. */
const LONGEST_MS = 120_000;
const LARGEST_SHIFT = 100;

const milliseconds = () => z.optional(z.number().check(z.minimum(0), z.maximum(LONGEST_MS)));

/** Metrics of a visit in ms; layout shift has no unit. No identifiers. */
export const webVitalsSchema = z.strictObject({
  ttfb: milliseconds(),
  fcp: milliseconds(),
  lcp: milliseconds(),
  inp: milliseconds(),
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(LARGEST_SHIFT))),
});

export type WebVitals = z.output<typeof webVitalsSchema>;
