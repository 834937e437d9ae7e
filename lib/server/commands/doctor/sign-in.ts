import 'server-only';
import { z } from 'zod';
import { isLocalHost } from '@/lib/env/local-host';
import type { Environment } from '@/lib/env/schema';
import { facebookAddresses, googleIssuer } from '@/lib/server/auth/social-providers';
import { reasonOf, speakOf, type Finding } from './finding';

const LIMIT_MS = 8_000;
const discoverySchema = z.object({ issuer: z.string(), token_endpoint: z.url() });
const errorSchema = z.object({ error: z.string().catch('') });

const notConfigured = (name: string, { SITE_URL }: Environment) =>
  `Sign-in with ${name} is not configured: its button ${isLocalHost(SITE_URL) ? 'says so' : 'is not shown'}.`;

const redirectAddress = (env: Environment, provider: string) => `${env.SITE_URL}/api/auth/callback/${provider}`;

/** The reply to an invalid code reveals whether the client id is known. */
export async function examineGoogle(env: Environment): Promise<readonly Finding[]> {
  const google = speakOf('Google');
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = env;
  if (!id || !secret) return [google.off(notConfigured('Google', env))];
  const address = redirectAddress(env, 'google');
  const issuer = googleIssuer(env);
  try {
    const document = await fetch(`${issuer}/.well-known/openid-configuration`, limited());
    const discovery = discoverySchema.safeParse(await document.json());
    if (discovery.data?.issuer !== issuer) return [google.bad(`${issuer} has no discovery document of its own.`)];
    const response = await fetch(discovery.data.token_endpoint, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`)}` },
      body: new URLSearchParams({ grant_type: 'authorization_code', code: 'none', redirect_uri: address }),
      ...limited(),
    });
    const { error } = errorSchema.parse(await response.json());
    return [judge(error, address)];
  } catch (error) {
    return [google.bad(`Google cannot be reached: ${reasonOf(error)}.`)];
  }
}

function judge(error: string, address: string): Finding {
  const google = speakOf('Google');
  if (error === 'invalid_client' || error === 'unauthorized_client') {
    return google.bad('Google refuses GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.');
  }
  if (error === 'redirect_uri_mismatch')
    return google.bad(`Google does not know the redirect address ${address}: enter it.`);
  return google.good(`Google knows us. Its redirect address must be ${address}.`);
}

/** App tokens need a valid id and secret. */
export async function examineFacebook(env: Environment): Promise<readonly Finding[]> {
  const facebook = speakOf('Facebook');
  const { FACEBOOK_CLIENT_ID: id, FACEBOOK_CLIENT_SECRET: secret } = env;
  if (!id || !secret) return [facebook.off(notConfigured('Facebook', env))];
  const address = redirectAddress(env, 'facebook');
  try {
    const response = await fetch(facebookAddresses(env).token, {
      method: 'POST',
      body: new URLSearchParams({ client_id: id, client_secret: secret, grant_type: 'client_credentials' }),
      ...limited(),
    });
    await response.body?.cancel();
    return [
      response.ok
        ? facebook.good(`Facebook knows us. Its redirect address must be ${address}.`)
        : facebook.bad('Facebook refuses FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET.'),
      ...(address.startsWith('https:') ? [] : [facebook.advice('Facebook redirects to https addresses only.')]),
    ];
  } catch (error) {
    return [facebook.bad(`Facebook cannot be reached: ${reasonOf(error)}.`)];
  }
}

const limited = () => ({ signal: AbortSignal.timeout(LIMIT_MS), redirect: 'error' as const });
