import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { reauthenticationLimits } from '@/lib/server/auth/limits';
import { verifyCounted } from '@/lib/server/auth/verify-counted';
import { giveAttemptBack } from '@/lib/server/data/rate-limits';
import { findCredentials } from '@/lib/server/data/users';
import { refuseBeyond } from './guarded';
import type { AccountResult } from './result';

/**
 * Whether somebody who is signed in knows the present password. Five wrong ones, and they wait. `passwordHash` is the
 * hash that was verified: compare with it again where something is stored, since it may change meanwhile.
 */
export async function reAuthenticate(
  user: CurrentUser,
  password: string,
): Promise<AccountResult<{ passwordHash: string }>> {
  const limits = reauthenticationLimits(user.id);
  const refusal = await refuseBeyond(limits);
  if (refusal) return refusal;
  const credentials = await findCredentials(user.email);
  const isRight = await verifyCounted(credentials?.passwordHash ?? null, password, limits);
  if (credentials?.user.id !== user.id || !credentials.passwordHash) return { status: 'error', code: 'userNotFound' };
  if (!isRight) return { status: 'error', code: 'wrongPassword' };
  await giveAttemptBack(limits);
  return { status: 'done', passwordHash: credentials.passwordHash };
}
