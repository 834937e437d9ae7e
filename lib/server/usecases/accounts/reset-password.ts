import 'server-only';
import type { ResetInput } from '@/lib/forms/account';
import { clearSessionCookies } from '@/lib/server/auth/session-cookie';
import { revokeAllSessionsOf } from '@/lib/server/data/sessions';
import type { Visitor } from '@/lib/server/http/visitor';
import { guarded } from './guarded';
import type { AccountResult } from './result';
import { redeemResetLink } from './redeem-reset-link';

/** Sets the password with a mailed link, ends every session of the client and clears the cookies of this browser. */
export function resetPassword(input: ResetInput, visitor: Visitor): Promise<AccountResult> {
  return guarded('resetPassword', async () => {
    const result = await redeemResetLink(input, visitor, { isFirstPassword: false, endSessions: revokeAllSessionsOf });
    if (result.status === 'done') await clearSessionCookies();
    return result;
  });
}
