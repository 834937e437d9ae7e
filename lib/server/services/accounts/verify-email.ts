import 'server-only';
import type { ResetInput } from '@/lib/accounts/account-schemas';
import { startSession } from '@/lib/server/auth/create-session';
import { setSessionCookie } from '@/lib/server/auth/session-cookie';
import { revokeAllSessionsOf } from '@/lib/server/data/accounts/sessions';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { handleUnavailable, invalidLink } from './handle-unavailable';
import { redeemLink } from './redeem-link';
import type { AccountResult } from './result';

/** Requires the password, since a stranger may have set the earlier one. POST only: email scanners open links. */
export function verifyEmail(input: ResetInput, visitor: Visitor): Promise<AccountResult<{ goTo: string }>> {
  return handleUnavailable('verifyEmail', async () => {
    const redeemed = await redeemLink(input, visitor, { purpose: 'verify', endSessions: revokeAllSessionsOf });
    if (redeemed.status === 'error') return redeemed;
    const session = await startSession(redeemed.userId, false, { passwordHash: redeemed.passwordHash });
    if (!session) return invalidLink;
    await setSessionCookie(session, false);
    return { status: 'done', goTo: redeemed.returnTo ?? '/dashboard' };
  });
}
