import 'server-only';
import { giveAttemptBack, takeAttempt } from '@/lib/server/data/rate-limits';
import {
  findCredentials,
  setUserLocale,
  upgradePasswordHash,
  type Credentials,
  type User,
} from '@/lib/server/data/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { log } from '@/lib/server/log';
import { slowDownBeyond } from '@/lib/server/http/slow-down';
import { findKnownDevice } from './known-device';
import { failureLimits, signInCeiling, tryLimits } from './limits';
import { hashPassword, isHashOutdated, verifyPassword } from './passwords';
import { verifyCounted } from './verify-password-with-limit';

type Answer = Readonly<
  | { status: 'done'; user: User; passwordHash: string }
  | { status: 'error'; code: 'wrongCredentials' | 'unverified' }
  | { status: 'error'; code: 'rateLimited'; retryAfter: number }
>;

/**
 * Who signs in with an address and a password. The same answer and the same work whether or not the address has an
 * account; that it waits to be verified, only somebody with the right password learns. `passwordHash` is the hash that
 * was verified, as it is stored now.
 */
export async function checkPassword(email: string, password: string, visitor: Visitor): Promise<Answer> {
  const device = await findKnownDevice(email);
  const failures = failureLimits(email, visitor.ip, device);
  const limits = [...failures, ...tryLimits(visitor.ip, device)];
  const attempt = await takeAttempt(limits);
  if (!attempt.isAllowed) {
    log.warn({ event: 'sign-in limited' }, 'too many attempts to sign in');
    return { status: 'error', code: 'rateLimited', retryAfter: attempt.retryAfter };
  }
  // What an address was refused does not count: one address cannot slow everybody down.
  if (!device) await slowDownBeyond(signInCeiling);
  const credentials = await findCredentials(email);
  const isRight = await verifyCounted(credentials?.passwordHash ?? null, password, limits);
  if (!isRight || !credentials) return { status: 'error', code: 'wrongCredentials' };
  await giveAttemptBack(failures);
  const { user } = credentials;
  if (!user.emailVerifiedAt) return { status: 'error', code: 'unverified' };
  const passwordHash = await bringUpToDate(credentials, password);
  if (!passwordHash) return { status: 'error', code: 'wrongCredentials' };
  if (user.locale !== visitor.locale) await setUserLocale(user.id, visitor.locale);
  return { status: 'done', user, passwordHash };
}

/** The hash of a password that was verified, made with today's parameters; null where it is not the password now. */
async function bringUpToDate({ user, passwordHash }: Credentials, password: string): Promise<string | null> {
  if (!passwordHash || !isHashOutdated(passwordHash)) return passwordHash;
  const upgraded = await hashPassword(password);
  if (await upgradePasswordHash(user.id, passwordHash, upgraded)) return upgraded;
  // Something was quicker: the same sign-in in another window, or a new password.
  const stored = (await findCredentials(user.email))?.passwordHash ?? null;
  return (await verifyPassword(stored, password)) ? stored : null;
}
