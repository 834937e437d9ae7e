import 'server-only';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { processState } from '@/lib/server/process-state';

/** More hashes wait than can be done while a visitor has patience: say so at once instead. */
export class HashingBusyError extends Error {
  override readonly name = 'HashingBusyError';
  // One queue serves all bundles, each of which has a copy of this class.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'HashingBusyError';
  }
}

type Queue = Readonly<{ run: <T>(work: () => Promise<T>) => Promise<T> }>;

/**
 * Runs at most `slots` pieces of work at a time and lets at most `places` wait, first come first served.
 * A hash takes 19 MB and all of a core: without the queue, a burst of sign-ins would starve every other visitor.
 */
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

/** Some two seconds of waiting at 30 ms a hash. */
const WAITING_PLACES = 64;

/** All cores but one, which stays free for pages. One for the process. */
export const hashingQueue = processState('hashingQueue', () =>
  createQueue(Math.max(1, availableParallelism() - 1), WAITING_PLACES),
);
