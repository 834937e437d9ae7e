import { Provider } from 'oidc-provider';
import { ports, secrets } from './ports.mjs';

/**
 * A real OpenID provider in Google's place. Its sign-in page asks for a name: an address
 * (`ada@example.com`), which it says is verified; `ada@example.com?unverified`, which it says is not; or anything
 * without an @, which is somebody without an address. Any password will do. Then it asks for consent.
 */
export function startGoogle() {
  const provider = new Provider(`http://localhost:${ports.google}`, {
    clients: [
      {
        client_id: secrets.google.id,
        client_secret: secrets.google.secret,
        redirect_uris: [`http://localhost:${ports.site}/api/auth/callback/google`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Google tells everything in the token itself.
    conformIdTokenClaims: false,
    cookies: { keys: ['keys of the stand-in'] },
    pkce: { required: () => true },
    findAccount: (_, login) => ({ accountId: login, claims: () => claimsOf(login) }),
    features: { devInteractions: { enabled: true } },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  });
  return new Promise((resolve) => {
    const server = provider.listen(ports.google, () => resolve(server));
  });
}

function claimsOf(login) {
  const [address, mark] = login.split('?');
  const sub = `google-${address}`;
  if (!address.includes('@')) return { sub, name: address };
  return { sub, name: address.split('@')[0], email: address, email_verified: mark !== 'unverified' };
}
