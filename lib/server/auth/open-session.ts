import 'server-only';
import { findIdentity, type Provider } from '@/lib/server/data/identities';
import { createSession } from '@/lib/server/data/sessions';
import { inTransaction } from '@/lib/server/data/transaction';
import { lockCredentials, recordSignIn, type Credentials } from '@/lib/server/data/users';
import type { SessionClaims } from './session-token';

/** Who does not want to be remembered is, at most, for a day: browsers that restore their windows keep such cookies. */
const NOT_REMEMBERED_SECONDS = 86_400;

/** By what the user was known: the hash that was verified, or the account elsewhere. */
export type SignInProof = Readonly<{ passwordHash: string } | { provider: Provider; subject: string }>;

/**
 * A new session of the user, as the cookie is to carry it. Null where the proof does not hold any more: the owner may
 * have set another password while the former one was being verified, and that ends sessions of before only.
 */
export function openSession(userId: string, isRemembered: boolean, proof: SignInProof): Promise<SessionClaims | null> {
  return inTransaction(async () => {
    const credentials = await lockCredentials(userId);
    if (!credentials || !(await holds(proof, credentials))) return null;
    await recordSignIn(userId);
    const session = await createSession(userId, isRemembered ? undefined : NOT_REMEMBERED_SECONDS);
    return { sub: userId, sid: session.id, before: credentials.user.lastSignInAt?.toISOString() ?? null };
  });
}

async function holds(proof: SignInProof, { user, passwordHash }: Credentials): Promise<boolean> {
  if ('passwordHash' in proof) return proof.passwordHash === passwordHash;
  return (await findIdentity(proof.provider, proof.subject))?.userId === user.id;
}
