import 'server-only';
import type { ResetInput } from '@/lib/accounts/account-schemas';
import { startSession } from '@/lib/server/auth/create-session';
import { setSessionCookie } from '@/lib/server/auth/session-cookie';
import { revokeAllSessionsOf } from '@/lib/server/data/accounts/sessions';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { handleUnavailable, invalidLink } from './handle-unavailable';
import { redeemLink } from './redeem-link';
import type { AccountResult } from './result';

/**
 * Verifies the address of `/auth/verify?token=...` and signs in. The password is typed behind the link, since an
 * earlier one may be a stranger's. POST only: mail scanners open links.
 */
export function verifyEmail(input: ResetInput, visitor: Visitor): Promise<AccountResult<{ goTo: string }>> {
  return handleUnavailable('verifyEmail', async () => {
    const redeemed = await redeemLink(input, visitor, { purpose: 'verify', endSessions: revokeAllSessionsOf });
    if (redeemed.status === 'error') return redeemed;
    const session = await startSession(redeemed.userId, false, { passwordHash: redeemed.passwordHash });
    // A concurrent link has set another password.
    if (!session) return invalidLink;
    await setSessionCookie(session, false);
    return { status: 'done', goTo: redeemed.returnTo ?? '/dashboard' };
  });
}
