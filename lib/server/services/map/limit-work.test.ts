import { limitWork, TooBusyError } from './limit-work';

describe('limitWork', () => {
  it('runs two at a time, lets one wait and refuses the next', async () => {
    const limited = limitWork(2, 1);
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    };
    const tasks = [limited(task), limited(task), limited(task)];
    await expect(limited(task)).rejects.toThrow(TooBusyError);
    ends.shift()?.();
    await tasks[0];
    ends.splice(0).forEach((end) => end());
    await tasks[1];
    await Promise.resolve();
    ends.forEach((end) => end());
    await Promise.all(tasks);
    expect(most).toBe(2);
    ends.length = 0;
    const last = limited(task);
    ends.shift()?.();
    await last;
  });

  it('goes on after a task that failed', async () => {
    const limited = limitWork(1, 1);
    await expect(limited(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(limited(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});
