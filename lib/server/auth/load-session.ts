import 'server-only';
import { listIdentities, type Provider } from '@/lib/server/data/identities';
import { loadSession } from '@/lib/server/data/sessions';
import { findUserById } from '@/lib/server/data/users';
import { DatabaseUnavailableError } from '@/lib/server/db/errors';
import type { Locale } from '@/lib/i18n/locales';
import type { SessionClaims } from './session-token';

export type CurrentUser = Readonly<{
  id: string;
  email: string;
  /** Of the sign-in before this one; null at the first. */
  lastSignInAt: Date | null;
  hasPassword: boolean;
  providers: readonly Provider[];
  locale: Locale;
  sessionId: string;
}>;

/** `unavailable`: the database does not answer, so nobody knows. Say that; do not treat the visitor as signed out. */
export type SessionState = Readonly<
  { state: 'signedIn'; user: CurrentUser } | { state: 'signedOut' } | { state: 'unavailable' }
>;

/** Whose session a cookie is of: its row must be there and alive, whatever the cookie says. */
export async function loadSessionState(claims: SessionClaims | null): Promise<SessionState> {
  if (!claims) return { state: 'signedOut' };
  try {
    const session = await loadSession(claims.sid);
    if (session?.userId !== claims.sub) return { state: 'signedOut' };
    const user = await findUserById(session.userId);
    if (!user) return { state: 'signedOut' };
    const identities = await listIdentities(user.id);
    return {
      state: 'signedIn',
      user: {
        id: user.id,
        email: user.email,
        lastSignInAt: claims.before ? new Date(claims.before) : null,
        hasPassword: user.hasPassword,
        providers: identities.map(({ provider }) => provider),
        locale: user.locale,
        sessionId: session.id,
      },
    };
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return { state: 'unavailable' };
    throw error;
  }
}
