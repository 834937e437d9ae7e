import 'server-only';
import type { ResetInput } from '@/lib/accounts/account-schemas';
import { rememberDevice } from '@/lib/server/auth/known-device';
import { failureLimits, linkLimits } from '@/lib/server/auth/limits';
import { findPasswordProblem, hashPassword } from '@/lib/server/auth/passwords';
import { removeIdentities } from '@/lib/server/data/accounts/identities';
import { forgetAttempts } from '@/lib/server/data/core/rate-limits';
import { consumeToken, peekToken } from '@/lib/server/data/core/tokens';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { findUserById, markVerified, setPassword } from '@/lib/server/data/accounts/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { queueEmail } from '@/lib/server/email/queue-email';
import { invalidLink, passwordCodes, refuseBeyond } from './handle-unavailable';
import type { AccountResult } from './result';

type Use = Readonly<{
  purpose: 'verify' | 'reset';
  isFor?: (userId: string) => Promise<boolean>;
  endSessions: (userId: string) => Promise<unknown>;
}>;

type Redeemed = { userId: string; passwordHash: string; returnTo: string | null };

/**
 * The emailed link proves ownership: the earlier password, sessions and provider accounts are removed. Only one
 * concurrent use succeeds; a refused password does not consume the link.
 */
export async function redeemLink(
  { token, password }: ResetInput,
  visitor: Visitor,
  { purpose, isFor, endSessions }: Use,
): Promise<AccountResult<Redeemed>> {
  const refusal = await refuseBeyond(linkLimits(visitor.ip));
  if (refusal) return refusal;
  const link = await peekToken(token, purpose);
  if (link.state !== 'valid' || (isFor && !(await isFor(link.userId)))) return invalidLink;
  const problem = findPasswordProblem(password);
  if (problem) return { status: 'error', code: passwordCodes[problem] };
  const passwordHash = await hashPassword(password);
  const user = await inTransaction(async () => {
    const userId = await consumeToken(token, purpose);
    const found = userId && (await findUserById(userId));
    if (!found) return null;
    await setPassword(found.id, passwordHash);
    if (await markVerified(found.id)) await removeIdentities(found.id);
    await endSessions(found.id);
    // Failed guesses of the old password must not block the owner.
    await forgetAttempts(failureLimits(found.email, visitor.ip, null));
    if (purpose === 'reset') {
      await queueEmail({ kind: 'passwordChanged', recipient: found.email, locale: found.locale, payload: {} });
    }
    return found;
  });
  if (!user) return invalidLink;
  await rememberDevice(user.email);
  return { status: 'done', userId: user.id, passwordHash, returnTo: link.returnTo };
}
