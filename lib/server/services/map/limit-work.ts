import 'server-only';

export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

/** Runs `atOnce` tasks, queues up to `waiting`, and rejects others with TooBusyError. */
export function limitWork(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new TooBusyError();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
