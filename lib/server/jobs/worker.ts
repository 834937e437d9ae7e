import 'server-only';
import { randomUUID } from 'node:crypto';
import type { JobFailure } from '@/lib/server/data/jobs/jobs';
import { log } from '@/lib/server/log';

/** Polling interval; jobs queued in this process wake the worker. */
const POLL_MS = 5_000;

export type JobOutcome = 'done' | JobFailure['kind'];

type Options<Job> = Readonly<{
  name: string;
  lease: (owner: string) => Promise<readonly Job[]>;
  /** Does one job and stores the outcome. A long one ends early where `isStopping`. */
  handle: (job: Job, isStopping: () => boolean) => Promise<JobOutcome>;
  pollMs?: number;
}>;

export type Worker = Readonly<{
  /** Polls now, one poll at a time. Never rejects. */
  wake: () => Promise<void>;
  /** Stops leasing; resolves once running jobs are done. */
  stop: () => Promise<void>;
}>;

/** Starts a worker of a queue. Any number may run in any number of processes. */
export function startWorker<Job>({ name, lease, handle, pollMs = POLL_MS }: Options<Job>): Worker {
  const owner = `${process.pid}-${randomUUID()}`;
  let isStopped = false;
  let isWoken = false;
  let running: Promise<void> | null = null;

  const wake = (): Promise<void> => {
    isWoken = true;
    running ??= poll().finally(() => {
      running = null;
    });
    return running;
  };

  async function poll(): Promise<void> {
    while (isWoken && !isStopped) {
      isWoken = false;
      try {
        await drain();
      } catch (error) {
        log.warn({ queue: name, reason: (error as Error).name }, 'jobs could not be read');
      }
    }
  }

  /** Until nothing is due or the service is down. */
  async function drain(): Promise<void> {
    while (!isStopped) {
      const jobs = await lease(owner);
      if (jobs.length === 0) return;
      const outcomes = await Promise.all(jobs.map((job) => handle(job, () => isStopped)));
      if (outcomes.includes('outage')) return;
    }
  }

  const timer = setInterval(() => void wake(), pollMs).unref();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
