import type { SendResult } from './send-file';

/** Seconds before each automatic retry. */
const PAUSES = [1, 2, 4, 8, 15, 30, 30, 30, 30];

/** Null when a retry would not help or enough were made. */
export function pauseBeforeRetry(result: SendResult, attempt: number): number | null {
  const isPassing =
    typeof result === 'string' ? result !== 'ended' : result.code === 'tooMany' || result.code === 'cut';
  return isPassing ? (PAUSES[attempt] ?? null) : null;
}

/** Resolves after the pause, or as soon as the browser is online again. */
export function waitForLine(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1_000);
    addEventListener('online', end);
  });
}
