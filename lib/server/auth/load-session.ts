import 'server-only';
import type { SharedKind } from '@/lib/accounts/shared-kinds';
import type { Provider } from '@/lib/server/data/accounts/identities';
import { loadSession } from '@/lib/server/data/accounts/sessions';
import { verifiedEmailOf } from '@/lib/server/data/accounts/users';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import type { Locale } from '@/lib/i18n/locales';
import type { SessionClaims } from './session-token';

export type CurrentUser = Readonly<{
  id: string;
  email: string;
  /** Null until verified: earlier data may belong to another client. */
  verifiedEmail: string | null;
  /** Null at the first sign-in. */
  lastSignInAt: Date | null;
  hasPassword: boolean;
  providers: readonly Provider[];
  shares: Readonly<Record<SharedKind, boolean>>;
  locale: Locale;
  sessionId: string;
}>;

/** `unavailable`: do not treat the visitor as signed out. */
export type SessionState = Readonly<
  { state: 'signedIn'; user: CurrentUser } | { state: 'signedOut' } | { state: 'unavailable' }
>;

export async function loadSessionState(claims: SessionClaims | null): Promise<SessionState> {
  if (!claims) return { state: 'signedOut' };
  try {
    const found = await loadSession(claims.sid);
    if (found?.user.id !== claims.sub) return { state: 'signedOut' };
    const { session, user, providers } = found;
    return {
      state: 'signedIn',
      user: {
        id: user.id,
        email: user.email,
        verifiedEmail: verifiedEmailOf(user),
        lastSignInAt: claims.before ? new Date(claims.before) : null,
        hasPassword: user.hasPassword,
        providers,
        shares: { savedListings: user.savedListingsSharedAt !== null, valuations: user.valuationsSharedAt !== null },
        locale: user.locale,
        sessionId: session.id,
      },
    };
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return { state: 'unavailable' };
    throw error;
  }
}
