import 'server-only';
import { processState } from '@/lib/env/process-state';
import { countAttempt, type RateLimit } from '@/lib/server/data/core/rate-limits';

const AT_ONCE = 4;
/** Ten listings with all images. */
const perHour = (userId: string): RateLimit => ({ name: `uploads:${userId}`, limit: 600, seconds: 3_600 });

const running = processState('uploads', () => new Map<string, number>());

/** `retryAfter` in seconds. */
type UploadTurn<Result> = Readonly<{ isAllowed: true; result: Result } | { isAllowed: false; retryAfter: number }>;

export async function waitForUpload<Result>(
  userId: string,
  receive: () => Promise<Result>,
): Promise<UploadTurn<Result>> {
  const others = running.get(userId) ?? 0;
  if (others >= AT_ONCE) return { isAllowed: false, retryAfter: 5 };
  running.set(userId, others + 1);
  try {
    const attempt = await countAttempt([perHour(userId)]);
    return attempt.isAllowed ? { isAllowed: true, result: await receive() } : attempt;
  } finally {
    const left = (running.get(userId) ?? 1) - 1;
    if (left > 0) running.set(userId, left);
    else running.delete(userId);
  }
}
