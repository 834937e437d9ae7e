import 'server-only';
import type { WebVitals } from '@/lib/browser/web-vitals-schema';
import { metrics } from './metrics';
import { processState } from '@/lib/env/process-state';

/** Exceeds the sample of a busy site. */
const MOST_A_MINUTE = 600;
const MINUTE_MS = 60_000;

const state = processState('webVitals', () => ({ minute: 0, taken: 0 }));

export function addWebVitals({ cls, ...times }: WebVitals, now = Date.now()): boolean {
  const minute = Math.floor(now / MINUTE_MS);
  if (minute !== state.minute) Object.assign(state, { minute, taken: 0 });
  state.taken += 1;
  if (state.taken > MOST_A_MINUTE) return false;
  for (const [name, ms] of Object.entries(times)) if (ms !== undefined) metrics.vitals.observe({ name }, ms / 1000);
  if (cls !== undefined) metrics.shift.observe(cls);
  return true;
}
