import 'server-only';
import type { ChangeInput } from '@/lib/accounts/account-schemas';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { changeLimits } from '@/lib/server/auth/limits';
import { findPasswordProblem, hashPassword } from '@/lib/server/auth/passwords';
import { revokeOtherSessionsOf } from '@/lib/server/data/accounts/sessions';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { setPassword } from '@/lib/server/data/accounts/users';
import { queueEmail } from '@/lib/server/email/queue-email';
import { handleUnavailable, passwordCodes } from './handle-unavailable';
import { reAuthenticate } from './re-authenticate';
import type { AccountResult } from './result';

export function changePassword(user: CurrentUser, { current, next }: ChangeInput): Promise<AccountResult> {
  return handleUnavailable('changePassword', async () => {
    const problem = findPasswordProblem(next);
    if (problem) return { status: 'error', code: passwordCodes[problem] };
    const proof = await reAuthenticate(user, current, changeLimits(user.id));
    if (proof.status === 'error') return proof;
    const passwordHash = await hashPassword(next);
    return inTransaction(async () => {
      if (!(await setPassword(user.id, passwordHash, proof.passwordHash))) {
        return { status: 'error', code: 'wrongPassword' };
      }
      await revokeOtherSessionsOf(user.id, user.sessionId);
      await queueEmail({ kind: 'passwordChanged', recipient: user.email, locale: user.locale, payload: {} });
      return { status: 'done' };
    });
  });
}
