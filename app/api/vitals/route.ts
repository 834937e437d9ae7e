import { webVitalsSchema } from '@/lib/browser/web-vitals-schema';
import { handleJson } from '@/lib/server/http/handle-json';
import { addWebVitals } from '@/lib/server/telemetry/web-vitals';

/** Adds measurements of one visit in ten to totals; stores nothing else. */
export const POST = handleJson({
  schema: webVitalsSchema,
  done: 'taken',
  status: 202,
  handle: (vitals) => Promise.resolve(addWebVitals(vitals) ? { code: 'taken' } : { code: 'tooMany', retryAfter: 60 }),
});
