import 'server-only';
import { randomUUID } from 'node:crypto';
import type { JobFailure } from '@/lib/server/data/jobs/jobs';
import { log } from '@/lib/server/log';

const POLL_MS = 5_000;

export type JobOutcome = 'done' | JobFailure['kind'];

type Options<Job> = Readonly<{
  name: string;
  lease: (owner: string) => Promise<readonly Job[]>;
  handle: (job: Job, isStopping: () => boolean) => Promise<JobOutcome>;
  pollMs?: number;
}>;

export type Worker = Readonly<{
  /** Never rejects. */
  wake: () => Promise<void>;
  /** Stops leasing; resolves when running jobs are done. */
  stop: () => Promise<void>;
}>;

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
