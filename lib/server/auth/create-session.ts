import 'server-only';
import { findIdentity, type Provider } from '@/lib/server/data/accounts/identities';
import { createSession, revokeSession } from '@/lib/server/data/accounts/sessions';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { lockCredentials, recordSignIn, type Credentials } from '@/lib/server/data/accounts/users';
import { rememberDevice } from './known-device';
import { readSessionClaims } from './session-cookie';
import type { SessionClaims } from './session-token';

/** Browsers that restore windows keep session cookies. */
const NOT_REMEMBERED_SECONDS = 86_400;

export type SignInProof = Readonly<{ passwordHash: string } | { provider: Provider; subject: string }>;

/**
 * Replaces the session of this browser. Returns null if the proof no longer holds. Server actions and route handlers
 * only.
 */
export async function startSession(
  userId: string,
  isRemembered: boolean,
  proof: SignInProof,
): Promise<SessionClaims | null> {
  const replaced = await readSessionClaims();
  const opened = await inTransaction(async () => {
    const credentials = await lockCredentials(userId);
    if (!credentials || !(await holds(proof, credentials))) return null;
    await recordSignIn(userId);
    const session = await createSession(userId, isRemembered ? undefined : NOT_REMEMBERED_SECONDS);
    // Copies of the overwritten cookie must stop working.
    if (replaced) await revokeSession(replaced.sid);
    const before = credentials.user.lastSignInAt?.toISOString() ?? null;
    return { email: credentials.user.email, claims: { sub: userId, sid: session.id, before } };
  });
  if (!opened) return null;
  await rememberDevice(opened.email);
  return opened.claims;
}

async function holds(proof: SignInProof, { user, passwordHash }: Credentials): Promise<boolean> {
  if ('passwordHash' in proof) return proof.passwordHash === passwordHash;
  return (await findIdentity(proof.provider, proof.subject))?.userId === user.id;
}
