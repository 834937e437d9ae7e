import * as z from 'zod/mini';

/** Longer than any visit waits; what a browser says beyond that is an error of its clock. */
const LONGEST_MS = 120_000;
const LARGEST_SHIFT = 100;

const milliseconds = () => z.optional(z.number().check(z.minimum(0), z.maximum(LONGEST_MS)));

/** What one visit measured: times in milliseconds, the shift of the layout without a unit. No identifiers. */
export const webVitalsSchema = z.strictObject({
  ttfb: milliseconds(),
  fcp: milliseconds(),
  lcp: milliseconds(),
  inp: milliseconds(),
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(LARGEST_SHIFT))),
});

export type WebVitals = z.output<typeof webVitalsSchema>;
