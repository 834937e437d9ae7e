import { webVitalsSchema } from '@/lib/browser/web-vitals-schema';
import { handleJson } from '@/lib/server/http/handle-json';
import { addWebVitals } from '@/lib/server/telemetry/web-vitals';

/** What one visit in ten measured (components/layout/web-vitals); added to totals, and forgotten. */
export const POST = handleJson({
  schema: webVitalsSchema,
  done: { status: 202, code: 'TAKEN' },
  handle: (vitals) =>
    Promise.resolve(
      addWebVitals(vitals) ? { status: 202, code: 'TAKEN' } : { status: 429, code: 'RATE_LIMITED', retryAfter: 60 },
    ),
});
