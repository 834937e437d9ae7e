import 'server-only';
import CredentialsProvider from 'next-auth/providers/credentials';
import { signInSchema, type AccountCode } from '@/lib/accounts/account-schemas';
import { revokeSession } from '@/lib/server/data/accounts/sessions';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { env } from '@/lib/server/env';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { log } from '@/lib/server/log';
import { checkPassword } from './check-password';
import { authCookies } from './cookies';
import { hasCredentials } from './has-credentials';
import { loadSessionState } from './load-session';
import { startSession, type SignInProof } from './create-session';
import { HashingBusyError } from './hashing-queue';
import { safeReturnUrl } from './return-url';
import { authSecret } from '@/lib/server/auth-secret';
import { isSecure } from './session-cookie';
import { parseClaims, type SessionClaims } from './session-token';
import { oauthConfigs, toSocialProfile } from './social-providers';
import { enterWithProfile } from './social-sign-in';
import type { NextAuthOptions } from 'next-auth';
import type { JWT } from 'next-auth/jwt';

type PublicSession = { user?: { email: string }; unavailable?: true; expires: string };

/** Errors become codes, because NextAuth puts messages into URLs. */
export function authOptions(visitor: Visitor): NextAuthOptions {
  let opened: SessionClaims | null = null;
  return {
    secret: authSecret(),
    useSecureCookies: isSecure,
    cookies: authCookies,
    session: { strategy: 'jwt', maxAge: env.SESSION_SECONDS },
    // The middleware adds the locale.
    pages: { signIn: '/login', error: '/login', signOut: '/logout' },
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {} },
        authorize: async (credentials) => {
          opened = await authorize(credentials, visitor);
          return { id: opened.sub };
        },
      }),
      ...oauthConfigs(),
    ],
    callbacks: {
      signIn: async ({ account, profile }) => {
        if (account && account.type !== 'credentials') opened = await enter(account.provider, profile, visitor);
        return opened !== null;
      },
      jwt: async ({ token, account }) => (account ? { ...opened } : refresh(token)),
      session: ({ session, token }) => toPublicSession(session.expires, token) as typeof session,
      redirect: ({ url }) => safeReturnUrl(url),
    },
    events: {
      signOut: async ({ token }) => {
        const claims = parseClaims(token);
        if (claims) await revokeSession(claims.sid);
      },
    },
    logger: {
      // Metadata may contain addresses and tokens.
      error: (code) => log.warn({ code }, 'sign-in refused'),
      warn: (code) => log.debug({ code }, 'next-auth'),
      debug: () => undefined,
    },
  };
}

/** @throws Error with a code as message. */
async function authorize(credentials: unknown, visitor: Visitor): Promise<SessionClaims> {
  if (!hasCredentials(credentials)) throw coded('missingCredentials');
  const input = signInSchema.safeParse(credentials);
  if (!input.success) throw coded('wrongCredentials');
  const result = await asCode(() => checkPassword(input.data.email, input.data.password, visitor));
  if (result.status === 'error') throw coded(result.code);
  return open(result.user.id, result, 'wrongCredentials');
}

/** @throws Error with a code as message. */
async function enter(provider: string, profile: unknown, visitor: Visitor): Promise<SessionClaims> {
  if (provider !== 'google' && provider !== 'facebook') throw coded('socialFailed');
  const known = toSocialProfile(provider, profile);
  if (!known) throw coded('socialFailed');
  const result = await asCode(() => enterWithProfile(known, visitor.locale));
  if (result.status === 'error') throw coded(result.code);
  return open(result.userId, known, 'socialFailed');
}

async function open(userId: string, proof: SignInProof, refusal: AccountCode): Promise<SessionClaims> {
  const session = await asCode(() => startSession(userId, true, proof));
  if (!session) throw coded(refusal);
  return session;
}

/** Never throws: an outage would sign out all users. */
async function refresh(token: JWT): Promise<JWT> {
  const claims = parseClaims(token);
  const session = await loadSessionState(claims).catch(() => ({ state: 'unavailable' }) as const);
  if (session.state === 'unavailable') return { ...token, unavailable: true };
  return session.state === 'signedIn' ? { ...claims, email: session.user.email } : {};
}

function toPublicSession(expires: string, token: JWT): PublicSession {
  if (token.unavailable) return { unavailable: true, expires };
  return token.email ? { user: { email: token.email }, expires } : { expires };
}

const coded = (code: AccountCode) => new Error(code);

async function asCode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isKnown = error instanceof DatabaseUnavailableError || error instanceof HashingBusyError;
    if (!isKnown) log.error({ err: error }, 'sign-in failed');
    throw coded('unavailable');
  }
}
