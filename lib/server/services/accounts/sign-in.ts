import 'server-only';
import type { SignInInput } from '@/lib/accounts/account-schemas';
import { checkPassword } from '@/lib/server/auth/check-password';
import { hasCredentials } from '@/lib/server/auth/has-credentials';
import { startSession } from '@/lib/server/auth/create-session';
import { setSessionCookie } from '@/lib/server/auth/session-cookie';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { handleUnavailable } from './handle-unavailable';
import type { AccountResult } from './result';

/** Server actions and route handlers only: sets the session cookie. `goTo` is the next path. */
export function signIn(input: SignInInput, visitor: Visitor): Promise<AccountResult<{ goTo: string }>> {
  return handleUnavailable('signIn', async () => {
    if (!hasCredentials(input)) return { status: 'error', code: 'missingCredentials' };
    const result = await checkPassword(input.email, input.password, visitor);
    if (result.status === 'error') return result;
    const session = await startSession(result.user.id, input.remember, result);
    if (!session) return { status: 'error', code: 'wrongCredentials' };
    await setSessionCookie(session, input.remember);
    return { status: 'done', goTo: input.returnTo === '/' ? `/${visitor.locale}` : input.returnTo };
  });
}
