import 'server-only';
import type { ResetInput } from '@/lib/forms/account';
import { loadSessionState } from '@/lib/server/auth/load-session';
import { readSessionClaims } from '@/lib/server/auth/session-cookie';
import { revokeAllSessionsOf, revokeOtherSessionsOf } from '@/lib/server/data/sessions';
import type { Visitor } from '@/lib/server/http/visitor';
import { guarded } from './guarded';
import type { AccountResult } from './result';
import { redeemResetLink } from './redeem-reset-link';

/**
 * Gives a client who came by Google or Facebook a first password: with a fresh reset link of theirs alone. Ends every
 * other session; `isSignedIn` says whether this browser still has one (else: to `/login`).
 */
export function setFirstPassword(input: ResetInput, visitor: Visitor): Promise<AccountResult<{ isSignedIn: boolean }>> {
  return guarded('setFirstPassword', async () => {
    const session = await loadSessionState(await readSessionClaims());
    const user = session.state === 'signedIn' ? session.user : null;
    let isSignedIn = false;
    const result = await redeemResetLink(input, visitor, {
      isFirstPassword: true,
      endSessions: (userId) => {
        isSignedIn = user?.id === userId;
        return user && isSignedIn ? revokeOtherSessionsOf(userId, user.sessionId) : revokeAllSessionsOf(userId);
      },
    });
    return result.status === 'done' ? { status: 'done', isSignedIn } : result;
  });
}
