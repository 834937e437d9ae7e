import 'server-only';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isDatabaseUp } from '@/lib/server/data/core/health';
import { countJobs } from '@/lib/server/data/jobs/jobs';
import { withTimeLimit } from '@/lib/server/time-limit';
import { observeRequests } from './observe-requests';
import { processState } from '@/lib/env/process-state';

const COUNT_LIMIT_MS = 2_000;

/** Seconds. Web vitals buckets surround the thresholds of 'good' and 'poor'. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const VITAL_BUCKETS = [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFT_BUCKETS = [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const databaseSeconds = new Gauge({ name: 'database_response_seconds', help: 'Duration of that check.', registers });
  new Gauge({
    name: 'database_up',
    help: 'Whether the database answers within a second.',
    registers,
    async collect() {
      const start = performance.now();
      this.set((await isDatabaseUp()) ? 1 : 0);
      databaseSeconds.set((performance.now() - start) / 1000);
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs that wait, and jobs given up. Missing while the database is down.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const queue of ['email', 'newsletter'] as const) {
        const jobs = await withTimeLimit(COUNT_LIMIT_MS, countJobs(queue), () => new Error('no response')).catch(
          () => null,
        );
        if (!jobs) return;
        this.set({ queue, state: 'pending' }, jobs.queued + jobs.leased);
        this.set({ queue, state: 'dead' }, jobs.dead);
      }
    },
  });
  return {
    registry,
    openRequests: new Gauge({ name: 'http_requests_open', help: 'Requests in flight.', registers }),
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the request to the end of its response.',
      labelNames: ['method', 'kind', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    vitals: new Histogram({
      name: 'web_vitals_seconds',
      help: 'ttfb, fcp, lcp and inp of a sample of visits.',
      labelNames: ['name'],
      buckets: VITAL_BUCKETS,
      registers,
    }),
    shift: new Histogram({
      name: 'web_vitals_layout_shift',
      help: 'Cumulative layout shift of a sample of visits.',
      buckets: SHIFT_BUCKETS,
      registers,
    }),
  };
}

export const metrics = processState('metrics', createMetrics);

export function startMetrics(): void {
  collectDefaultMetrics({ register: metrics.registry });
  observeRequests({ open: metrics.openRequests, duration: metrics.requests });
}
