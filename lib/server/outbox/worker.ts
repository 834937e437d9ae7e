import 'server-only';
import { randomUUID } from 'node:crypto';
import { leaseMails, type LeasedMail } from '@/lib/server/data/outbox';
import { log } from '@/lib/server/log';
import type { MailProvider } from '@/lib/server/providers/mail/port';
import { deliver } from './deliver';

/** How often the worker looks by itself; a mail that is stored in this process wakes it at once. */
const LOOK_MS = 5_000;
/** As many as there are connections to the mail server. */
const BATCH = 2;
/** A worker that is killed keeps a mail from the others for so long; no delivery may take longer. */
const LEASE_SECONDS = 40;

export type OutboxWorker = Readonly<{
  /** Looks for mail now; one look at a time. Never rejects. */
  wake: () => Promise<void>;
  /** Takes no more mail; resolves once the one in flight is done. */
  stop: () => Promise<void>;
}>;

/** Sends what is stored, until it is told to stop. Any number may run, in any number of processes. */
export function startWorker(provider: MailProvider, lookMs = LOOK_MS): OutboxWorker {
  const owner = `${process.pid}-${randomUUID()}`;
  let isStopped = false;
  let isWanted = false;
  let running: Promise<void> | null = null;

  const wake = (): Promise<void> => {
    isWanted = true;
    running ??= look().finally(() => {
      running = null;
    });
    return running;
  };

  async function look(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        await empty();
      } catch (error) {
        log.warn({ reason: (error as Error).name }, 'the outbox could not be read');
      }
    }
  }

  /** Until nothing is due, or until the mail server turns out to be away: the rest would only fail as well. */
  async function empty(): Promise<void> {
    while (!isStopped) {
      const mails: readonly LeasedMail[] = await leaseMails(owner, BATCH, LEASE_SECONDS);
      if (mails.length === 0) return;
      const outcomes = await Promise.all(mails.map((mail) => deliver(mail, provider)));
      if (outcomes.includes('outage')) return;
    }
  }

  const timer = setInterval(() => void wake(), lookMs).unref();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
