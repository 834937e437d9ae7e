import 'server-only';
import { refundAttempt, countAttempt } from '@/lib/server/data/core/rate-limits';
import {
  findCredentials,
  setUserLocale,
  upgradePasswordHash,
  type Credentials,
  type User,
} from '@/lib/server/data/accounts/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { log } from '@/lib/server/log';
import { throttle } from '@/lib/server/http/throttle';
import { findKnownDevice } from './known-device';
import { failureLimits, signInCeiling, tryLimits } from './limits';
import { hashPassword, isHashOutdated, verifyPassword } from './passwords';
import { verifyCounted } from './verify-password-with-limit';

type Result = Readonly<
  | { status: 'done'; user: User; passwordHash: string }
  | { status: 'error'; code: 'wrongCredentials' | 'unverified' }
  | { status: 'error'; code: 'rateLimited'; retryAfter: number }
>;

/** Hides by result and duration whether the account exists. Only the right password reveals pending verification. */
export async function checkPassword(email: string, password: string, visitor: Visitor): Promise<Result> {
  const device = await findKnownDevice(email);
  const failures = failureLimits(email, visitor.ip, device);
  const limits = [...failures, ...tryLimits(visitor.ip, device)];
  const attempt = await countAttempt(limits);
  if (!attempt.isAllowed) {
    log.warn({ event: 'sign-in limited' }, 'too many attempts to sign in');
    return { status: 'error', code: 'rateLimited', retryAfter: attempt.retryAfter };
  }
  if (!device) await throttle(signInCeiling);
  const credentials = await findCredentials(email);
  const isRight = await verifyCounted(credentials?.passwordHash ?? null, password, limits);
  if (!isRight || !credentials) return { status: 'error', code: 'wrongCredentials' };
  await refundAttempt(failures);
  const { user } = credentials;
  if (!user.emailVerifiedAt) return { status: 'error', code: 'unverified' };
  const passwordHash = await bringUpToDate(credentials, password);
  if (!passwordHash) return { status: 'error', code: 'wrongCredentials' };
  if (user.locale !== visitor.locale) await setUserLocale(user.id, visitor.locale);
  return { status: 'done', user, passwordHash };
}

/** Returns null if the password changed meanwhile. */
async function bringUpToDate({ user, passwordHash }: Credentials, password: string): Promise<string | null> {
  if (!passwordHash || !isHashOutdated(passwordHash)) return passwordHash;
  const upgraded = await hashPassword(password);
  if (await upgradePasswordHash(user.id, passwordHash, upgraded)) return upgraded;
  // A concurrent change replaced the hash.
  const stored = (await findCredentials(user.email))?.passwordHash ?? null;
  return (await verifyPassword(stored, password)) ? stored : null;
}
