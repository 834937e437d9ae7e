import 'server-only';
import { giveAttemptBack, takeAttempt } from '@/lib/server/data/rate-limits';
import { findCredentials, setUserLocale, upgradePasswordHash, type User } from '@/lib/server/data/users';
import type { Visitor } from '@/lib/server/http/visitor';
import { log } from '@/lib/server/log';
import { failureLimits, tryLimits } from './limits';
import { hashPassword, isHashOutdated } from './passwords';
import { verifyCounted } from './verify-counted';

type Answer = Readonly<
  | { status: 'done'; user: User }
  | { status: 'error'; code: 'wrongCredentials' | 'unverified' }
  | { status: 'error'; code: 'rateLimited'; retryAfter: number }
>;

/**
 * Who signs in with an address and a password. The same answer and the same work whether or not the address has an
 * account; that it waits to be verified, only somebody with the right password learns.
 */
export async function checkPassword(email: string, password: string, visitor: Visitor): Promise<Answer> {
  const failures = failureLimits(email, visitor.ip);
  const limits = [...failures, ...tryLimits(visitor.ip)];
  const attempt = await takeAttempt(limits);
  if (!attempt.isAllowed) {
    log.warn({ event: 'sign-in limited' }, 'too many attempts to sign in');
    return { status: 'error', code: 'rateLimited', retryAfter: attempt.retryAfter };
  }
  const credentials = await findCredentials(email);
  const isRight = await verifyCounted(credentials?.passwordHash ?? null, password, limits);
  if (!isRight || !credentials) return { status: 'error', code: 'wrongCredentials' };
  await giveAttemptBack(failures);
  const { user, passwordHash } = credentials;
  if (!user.emailVerifiedAt) return { status: 'error', code: 'unverified' };
  if (passwordHash && isHashOutdated(passwordHash)) {
    await upgradePasswordHash(user.id, passwordHash, await hashPassword(password));
  }
  if (user.locale !== visitor.locale) await setUserLocale(user.id, visitor.locale);
  return { status: 'done', user };
}
