import 'server-only';
import type { ResetInput } from '@/lib/accounts/account-schemas';
import { clearSessionCookies } from '@/lib/server/auth/session-cookie';
import { revokeAllSessionsOf } from '@/lib/server/data/accounts/sessions';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { hasOnlySocialSignIn } from './check-reset-link';
import { handleUnavailable } from './handle-unavailable';
import { redeemLink } from './redeem-link';
import type { AccountResult } from './result';

export function resetPassword(input: ResetInput, visitor: Visitor): Promise<AccountResult> {
  return handleUnavailable('resetPassword', async () => {
    const result = await redeemLink(input, visitor, {
      purpose: 'reset',
      isFor: async (userId) => !(await hasOnlySocialSignIn(userId)),
      endSessions: revokeAllSessionsOf,
    });
    if (result.status === 'error') return result;
    await clearSessionCookies();
    return { status: 'done' };
  });
}
