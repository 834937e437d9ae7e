import 'server-only';
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { isDatabaseUp } from '@/lib/server/data/health';
import { countMails } from '@/lib/server/data/outbox';
import { withinTime } from '@/lib/server/time-limit';
import { family, histogramFamily } from './exposition';
import { watchedRequests } from './request';
import { webVitalsFamilies } from './web-vitals';

const OUTBOX_LIMIT_MS = 2_000;
const NS = 1e9;
const LOOK_MS = 10;

/** One for the process: Next bundles the start and the routes apart. */
const holder = globalThis as { __eventLoop?: IntervalHistogram };

/** Everything there is to know about this process and what it depends on, as Prometheus reads it. Never throws. */
export async function collectMetrics(): Promise<string> {
  const [database, outbox] = await Promise.all([databaseFamilies(), outboxFamily()]);
  return [
    ...processFamilies(),
    ...eventLoopFamilies(),
    ...requestFamilies(),
    ...database,
    ...outbox,
    ...webVitalsFamilies(),
  ]
    .join('\n\n')
    .concat('\n');
}

function processFamilies(): string[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [[{}, rss]]),
    family('nodejs_memory_bytes', 'gauge', 'Memory by use.', [
      [{ kind: 'heap_used' }, heapUsed],
      [{ kind: 'heap_total' }, heapTotal],
      [{ kind: 'external' }, external],
    ]),
    family('process_cpu_seconds_total', 'counter', 'Time of processors used.', [[{}, (user + system) / 1e6]]),
    family('process_uptime_seconds', 'gauge', 'Time since the start.', [[{}, process.uptime()]]),
  ];
}

/** Starts to measure how late timers come; from then on /metrics tells it. */
export function watchEventLoop(): void {
  holder.__eventLoop ??= monitorEventLoopDelay({ resolution: LOOK_MS });
  holder.__eventLoop.enable();
}

function eventLoopFamilies(): string[] {
  const delay = holder.__eventLoop;
  if (!delay) return [];
  // What is measured is the time between two looks, which would be LOOK_MS in a loop that waits for nobody.
  const late = (ns: number) => (Number.isFinite(ns) ? Math.max(0, ns / NS - LOOK_MS / 1_000) : 0);
  const values = [
    [{ quantile: '0.5' }, late(delay.percentile(50))],
    [{ quantile: '0.99' }, late(delay.percentile(99))],
    [{ quantile: '1' }, late(delay.max)],
  ] as const;
  delay.reset();
  return [family('nodejs_eventloop_delay_seconds', 'gauge', 'How late timers were since this was last asked.', values)];
}

function requestFamilies(): string[] {
  const requests = watchedRequests();
  if (!requests) return [];
  const counts = [...requests.counts].map(([key, value]) => {
    const [method = '', kind = '', status = ''] = key.split(' ');
    return [{ method, kind, status }, value] as const;
  });
  const times = [...requests.times].map(([kind, time]) => ({ labels: { kind }, ...time }));
  return [
    family('http_requests_open', 'gauge', 'Requests that are being answered.', [[{}, requests.open]]),
    family('http_requests_total', 'counter', 'Requests answered.', counts),
    histogramFamily(
      'http_request_duration_seconds',
      'From the request to the end of its answer.',
      requests.buckets,
      times,
    ),
  ];
}

async function databaseFamilies(): Promise<string[]> {
  const asked = performance.now();
  const isUp = await isDatabaseUp();
  return [
    family('database_up', 'gauge', 'Whether the database answers within a second.', [[{}, isUp ? 1 : 0]]),
    family('database_answer_seconds', 'gauge', 'How long it took.', [[{}, (performance.now() - asked) / 1000]]),
  ];
}

async function outboxFamily(): Promise<string[]> {
  const late = () => new Error('no answer');
  const mails = await withinTime(OUTBOX_LIMIT_MS, countMails(), late).catch(() => null);
  if (!mails) return [];
  return [
    family('outbox_mails', 'gauge', 'Mails that wait, and mails that nobody took.', [
      [{ state: 'pending' }, mails.queued + mails.leased],
      [{ state: 'dead' }, mails.dead],
    ]),
  ];
}
