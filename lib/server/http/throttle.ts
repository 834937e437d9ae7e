import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { countAttempt, type RateLimit } from '@/lib/server/data/core/rate-limits';
import { log } from '@/lib/server/log';

const WAIT_MS = 2_000;

/** Delays requests above a global limit. Call it outside transactions. */
export async function throttle(ceiling: RateLimit): Promise<void> {
  const { isAllowed } = await countAttempt([ceiling]);
  if (isAllowed) return;
  log.warn({ ceiling: ceiling.name }, 'a ceiling for all visitors was reached: requests wait');
  await delay(WAIT_MS);
}
