import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { reauthenticationLimits } from '@/lib/server/auth/limits';
import { verifyCounted } from '@/lib/server/auth/verify-password-with-limit';
import { refundAttempt, type RateLimit } from '@/lib/server/data/core/rate-limits';
import { findCredentials } from '@/lib/server/data/accounts/users';
import { refuseBeyond } from './handle-unavailable';
import type { AccountResult } from './result';

/**
 * Allows five wrong attempts. Compare `passwordHash` again when storing. `lasting` limits count correct passwords too.
 */
export async function reAuthenticate(
  user: CurrentUser,
  password: string,
  changeLimits: readonly RateLimit[] = [],
): Promise<AccountResult<{ passwordHash: string }>> {
  const failures = reauthenticationLimits(user.id);
  const limits = [...failures, ...changeLimits];
  const refusal = await refuseBeyond(limits);
  if (refusal) return refusal;
  const credentials = await findCredentials(user.email);
  const isRight = await verifyCounted(credentials?.passwordHash ?? null, password, limits);
  await refundAttempt(isRight ? failures : changeLimits);
  if (credentials?.user.id !== user.id || !credentials.passwordHash) return { status: 'error', code: 'userNotFound' };
  if (!isRight) return { status: 'error', code: 'wrongPassword' };
  return { status: 'done', passwordHash: credentials.passwordHash };
}
