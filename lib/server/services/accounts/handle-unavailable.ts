import 'server-only';
import { HashingBusyError } from '@/lib/server/auth/hashing-queue';
import type { PasswordProblem } from '@/lib/server/auth/passwords';
import { countAttempt, type RateLimit } from '@/lib/server/data/core/rate-limits';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { log } from '@/lib/server/log';
import type { AccountResult } from './result';

/** Hides what was done; longer than the work. */
export const MIN_RESPONSE_MS = 250;

type Failure = Extract<AccountResult, { status: 'error' }>;

export const invalidLink: Failure = { status: 'error', code: 'invalidLink' };

export const passwordCodes = {
  tooShort: 'passwordTooShort',
  tooLong: 'passwordTooLong',
  tooCommon: 'passwordTooCommon',
} as const satisfies Record<PasswordProblem, string>;

/** Turns outages and a full hashing queue into results; rethrows other errors. */
export async function handleUnavailable<Done extends object = object>(
  name: string,
  work: () => Promise<NoInfer<AccountResult<Done>>>,
): Promise<AccountResult<Done>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError || error instanceof HashingBusyError)) throw error;
    log.warn({ usecase: name, reason: error.name }, 'an account request failed');
    return { status: 'error', code: 'unavailable' };
  }
}

export async function refuseBeyond(limits: readonly RateLimit[]): Promise<Failure | null> {
  const attempt = await countAttempt(limits);
  if (attempt.isAllowed) return null;
  log.warn({ limit: limits[0]?.name.split(':')[0] }, 'too many attempts');
  return { status: 'error', code: 'rateLimited', retryAfter: attempt.retryAfter };
}

/** Timing must reveal nothing. */
export async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}
