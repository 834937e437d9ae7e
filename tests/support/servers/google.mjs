import { Provider } from 'oidc-provider';
import { ports, secrets } from './ports.mjs';

/** `ada@example.com?unverified` is unverified; without @ there is no address. Accepts any password. */
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
    // Google puts claims in the id token.
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
