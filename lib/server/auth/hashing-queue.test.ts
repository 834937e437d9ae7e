import { createQueue, HashingBusyError } from './hashing-queue';

function manual() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end };
}

const setUtc = () => new Promise((resolve) => setImmediate(resolve));

describe('createQueue', () => {
  it('runs at most as many tasks as slots', async () => {
    const queue = createQueue(2, 100);
    let running = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        queue.run(async () => {
          most = Math.max(most, ++running);
          await setUtc();
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
  });

  it('refuses when full, and recovers', async () => {
    const queue = createQueue(1, 1);
    const first = manual();
    const runs = [queue.run(first.work), queue.run(() => Promise.resolve())];
    await expect(queue.run(() => Promise.resolve())).rejects.toBeInstanceOf(HashingBusyError);
    first.end();
    await Promise.all(runs);
    await expect(queue.run(() => Promise.resolve('again'))).resolves.toBe('again');
  });

  it('is first in, first out', async () => {
    const queue = createQueue(1, 10);
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((n) => queue.run(async () => void order.push(n))));
    expect(order).toEqual([1, 2, 3]);
  });

  it('frees the slot of a task that throws', async () => {
    const queue = createQueue(1, 0);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
