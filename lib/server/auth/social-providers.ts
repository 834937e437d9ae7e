import 'server-only';
import { z } from 'zod';
import { isLocalHost } from '@/lib/env/local-host';
import type { Provider } from '@/lib/server/data/accounts/identities';
import { env } from '@/lib/server/env';
import type { OAuthConfig } from 'next-auth/providers/oauth';

const RESPONSE_LIMIT_MS = 5_000;
/** The default version of the library no longer works. */
const FACEBOOK_VERSION = 'v23.0';
const GOOGLE = 'https://accounts.google.com';

export type SocialProfile = Readonly<{
  provider: Provider;
  subject: string;
  email: string | null;
  /** Always false for Facebook. */
  isEmailVerified: boolean;
  name: string | null;
}>;

/** No control characters: PostgreSQL cannot store NUL. */
const PLAIN = /^\P{Cc}*$/u;

const text = z.string().trim().min(1).max(254).regex(PLAIN).nullable().catch(null);
const subject = z.coerce.string().max(255).regex(PLAIN).optional();
const profileSchema = z.object({
  sub: subject,
  id: subject,
  email: text,
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]).catch(false),
  name: text,
});

export function toSocialProfile(provider: Provider, profile: unknown): SocialProfile | null {
  const result = profileSchema.safeParse(profile);
  const id = result.data?.[provider === 'google' ? 'sub' : 'id'];
  if (!result.success || !id) return null;
  const { email, email_verified: isVerified, name } = result.data;
  return { provider, subject: id, email, isEmailVerified: provider === 'google' && isVerified, name };
}

/** A local site offers both and reports missing keys. */
export const offeredProviders = (): readonly Provider[] =>
  isLocalHost(env.SITE_URL) ? ['google', 'facebook'] : configuredProviders();

export function configuredProviders(): readonly Provider[] {
  return [
    ...(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET ? (['google'] as const) : []),
    ...(env.FACEBOOK_CLIENT_ID && env.FACEBOOK_CLIENT_SECRET ? (['facebook'] as const) : []),
  ];
}

type ProviderProfile = Record<string, unknown>;

export function oauthConfigs(): OAuthConfig<ProviderProfile>[] {
  const configs = { google, facebook };
  return configuredProviders().map((provider) => configs[provider]());
}

const shared = (provider: Provider) => ({
  id: provider,
  type: 'oauth' as const,
  httpOptions: { timeout: RESPONSE_LIMIT_MS },
  profile: (profile: ProviderProfile) => ({ id: toSocialProfile(provider, profile)?.subject ?? '' }),
});

type Variables = Readonly<{ GOOGLE_ISSUER?: string | undefined; FACEBOOK_ORIGIN?: string | undefined }>;

export const googleIssuer = ({ GOOGLE_ISSUER }: Variables): string => GOOGLE_ISSUER ?? GOOGLE;

export function facebookAddresses({ FACEBOOK_ORIGIN }: Variables) {
  const site = `${FACEBOOK_ORIGIN ?? 'https://www.facebook.com'}/${FACEBOOK_VERSION}`;
  const graph = `${FACEBOOK_ORIGIN ?? 'https://graph.facebook.com'}/${FACEBOOK_VERSION}`;
  return {
    authorization: `${site}/dialog/oauth`,
    token: `${graph}/oauth/access_token`,
    userinfo: `${graph}/me?fields=id,name,email`,
  };
}

function google(): OAuthConfig<ProviderProfile> {
  const issuer = googleIssuer(env);
  return {
    ...shared('google'),
    name: 'Google',
    clientId: env.GOOGLE_CLIENT_ID ?? '',
    clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
    issuer,
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid email profile' } },
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
  };
}

function facebook(): OAuthConfig<ProviderProfile> {
  const { authorization, token, userinfo } = facebookAddresses(env);
  return {
    ...shared('facebook'),
    name: 'Facebook',
    clientId: env.FACEBOOK_CLIENT_ID ?? '',
    clientSecret: env.FACEBOOK_CLIENT_SECRET ?? '',
    client: { token_endpoint_auth_method: 'client_secret_post' },
    authorization: { url: authorization, params: { scope: 'email' } },
    token,
    userinfo,
    checks: ['state'],
  };
}
