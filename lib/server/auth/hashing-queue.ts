import 'server-only';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { processState } from '@/lib/env/process-state';

export class HashingBusyError extends Error {
  override readonly name = 'HashingBusyError';
  // Each bundle has its own copy of this class.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'HashingBusyError';
  }
}

type Queue = Readonly<{ run: <T>(work: () => Promise<T>) => Promise<T> }>;

/** A hash needs 19 MB and a core: bursts would block other requests. */
export function createQueue(slots: number, places: number): Queue {
  const queue = new PQueue({ concurrency: slots });
  return {
    run: async (work) => {
      const isFull = queue.pending >= slots && queue.size >= places;
      if (isFull) throw new HashingBusyError('too many passwords wait to be hashed');
      return queue.add(work);
    },
  };
}

/** About two seconds at 30 ms per hash. */
const WAITING_PLACES = 64;

/** Leaves one core for pages. */
export const hashingQueue = processState('hashingQueue', () =>
  createQueue(Math.max(1, availableParallelism() - 1), WAITING_PLACES),
);
