import { webVitalsSchema } from '@/lib/browser/web-vitals-schema';
import { handleJson } from '@/lib/server/http/handle-json';
import { addWebVitals } from '@/lib/server/telemetry/web-vitals';

/** What one visit in ten measured (components/layout/web-vitals); added to totals, and forgotten. */
export const POST = handleJson({
  schema: webVitalsSchema,
  done: 'taken',
  status: 202,
  handle: (vitals) => Promise.resolve(addWebVitals(vitals) ? { code: 'taken' } : { code: 'tooMany', retryAfter: 60 }),
});
