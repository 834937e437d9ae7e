import 'server-only';
import { HashingBusyError } from '@/lib/server/auth/hashing-queue';
import type { PasswordProblem } from '@/lib/server/auth/passwords';
import { takeAttempt, type RateLimit } from '@/lib/server/data/rate-limits';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { log } from '@/lib/server/log';
import type { AccountResult } from './result';

/** Of an answer that must not tell what was done: longer than looking, storing and queueing take. */
export const ANSWER_MS = 250;

type Failure = Extract<AccountResult, { status: 'error' }>;

export const invalidLink: Failure = { status: 'error', code: 'invalidLink' };

/** What the form says of a password that cannot be set. */
export const passwordCodes = {
  tooShort: 'passwordTooShort',
  tooLong: 'passwordTooLong',
  tooCommon: 'passwordTooCommon',
} as const satisfies Record<PasswordProblem, string>;

/** Runs the work of a use case: an outage, or too many who wait for a hash, is an answer; anything else is a bug. */
export async function handleUnavailable<Done extends object = object>(
  name: string,
  work: () => Promise<NoInfer<AccountResult<Done>>>,
): Promise<AccountResult<Done>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError || error instanceof HashingBusyError)) throw error;
    log.warn({ usecase: name, reason: error.name }, 'an account could not be served');
    return { status: 'error', code: 'unavailable' };
  }
}

/** Counts an attempt; the answer to give where it is one too many. */
export async function refuseBeyond(limits: readonly RateLimit[]): Promise<Failure | null> {
  const attempt = await takeAttempt(limits);
  if (attempt.isAllowed) return null;
  log.warn({ limit: limits[0]?.name.split(':')[0] }, 'too many attempts');
  return { status: 'error', code: 'rateLimited', retryAfter: attempt.retryAfter };
}

/** Waits until `ms` have passed, so that the time of an answer does not tell whether there was something to do. */
export async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}
