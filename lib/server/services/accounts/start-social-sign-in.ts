import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { safePath } from '@/lib/site/safe-path';
import { callNextAuth } from '@/lib/server/auth/call-next-auth';
import { authCookies } from '@/lib/server/auth/cookies';
import { linkLimits } from '@/lib/server/auth/limits';
import { callbackUrl } from '@/lib/server/auth/return-url';
import { authSecret } from '@/lib/server/auth-secret';
import { configuredProviders, offeredProviders } from '@/lib/server/auth/social-providers';
import type { Provider } from '@/lib/server/data/accounts/identities';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { siteUrl } from '@/lib/server/site-url';
import { handleUnavailable, refuseBeyond } from './handle-unavailable';
import type { AccountResult } from './result';

/**
 * The provider redirects to `/{locale}/auth/callback?returnTo=...`, on failure to
 * `/{locale}/login?error={SocialCode}&provider={provider}&returnTo=...`.
 */
export function startSocialSignIn(
  provider: Provider,
  returnTo: unknown,
  visitor: Visitor,
): Promise<AccountResult<{ address: string }>> {
  return handleUnavailable('startSocialSignIn', async () => {
    if (!configuredProviders().includes(provider)) {
      const isOffered = offeredProviders().includes(provider);
      return { status: 'error', code: isOffered ? 'socialNotConfigured' : 'socialFailed' };
    }
    const refusal = await refuseBeyond(linkLimits(visitor.ip));
    if (refusal) return refusal;
    const csrf = makeCsrfPair();
    const response = await callNextAuth(
      {
        path: ['signin', provider],
        method: 'POST',
        body: { csrfToken: csrf.token, callbackUrl: callbackUrl(visitor.locale, safePath(returnTo)) },
        cookies: { [authCookies.csrfToken.name]: csrf.cookie },
      },
      visitor,
    );
    const isAbroad = response.location !== null && new URL(response.location, siteUrl).origin !== siteUrl.origin;
    if (!isAbroad || response.location === null) return { status: 'error', code: 'socialFailed' };
    const jar = await cookies();
    for (const { name, value, ...attributes } of response.cookies) jar.set(name, value, attributes);
    return { status: 'done', address: response.location };
  });
}

function makeCsrfPair(): Readonly<{ token: string; cookie: string }> {
  const token = randomBytes(32).toString('hex');
  const hash = createHash('sha256').update(`${token}${authSecret()}`).digest('hex');
  return { token, cookie: `${token}|${hash}` };
}
