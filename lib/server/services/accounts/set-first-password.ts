import 'server-only';
import type { ResetInput } from '@/lib/accounts/account-schemas';
import { loadSessionState } from '@/lib/server/auth/load-session';
import { readSessionClaims } from '@/lib/server/auth/session-cookie';
import { revokeAllSessionsOf, revokeOtherSessionsOf } from '@/lib/server/data/accounts/sessions';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { hasOnlySocialSignIn } from './check-reset-link';
import { handleUnavailable } from './handle-unavailable';
import { redeemLink } from './redeem-link';
import type { AccountResult } from './result';

export function setFirstPassword(input: ResetInput, visitor: Visitor): Promise<AccountResult<{ isSignedIn: boolean }>> {
  return handleUnavailable('setFirstPassword', async () => {
    const session = await loadSessionState(await readSessionClaims());
    const user = session.state === 'signedIn' ? session.user : null;
    let isSignedIn = false;
    const result = await redeemLink(input, visitor, {
      purpose: 'reset',
      isFor: hasOnlySocialSignIn,
      endSessions: (userId) => {
        isSignedIn = user?.id === userId;
        return user && isSignedIn ? revokeOtherSessionsOf(userId, user.sessionId) : revokeAllSessionsOf(userId);
      },
    });
    return result.status === 'done' ? { status: 'done', isSignedIn } : result;
  });
}
