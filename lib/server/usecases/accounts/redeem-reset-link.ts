import 'server-only';
import type { ResetInput } from '@/lib/forms/account';
import { failureLimits, linkLimits } from '@/lib/server/auth/limits';
import { findPasswordProblem, hashPassword } from '@/lib/server/auth/passwords';
import { removeIdentities } from '@/lib/server/data/identities';
import { forgetAttempts } from '@/lib/server/data/rate-limits';
import { consumeToken, peekToken } from '@/lib/server/data/tokens';
import { inTransaction } from '@/lib/server/data/transaction';
import { findUserById, markVerified, setPassword } from '@/lib/server/data/users';
import type { Visitor } from '@/lib/server/http/visitor';
import { queueMail } from '@/lib/server/mails/queue-mail';
import { hasOnlySocialSignIn } from './check-reset-link';
import { invalidLink, passwordCodes, refuseBeyond } from './guarded';
import type { AccountResult } from './result';

type Use = Readonly<{
  /** Which of the two forms it comes from: a link is good for one of them. */
  isFirstPassword: boolean;
  /** Ends sessions, in the same transaction. */
  endSessions: (userId: string) => Promise<unknown>;
}>;

/** Sets a password with a mailed link: of many uses at once, one wins, and a refused password costs no link. */
export async function redeemResetLink(
  { token, password }: ResetInput,
  visitor: Visitor,
  { isFirstPassword, endSessions }: Use,
): Promise<AccountResult> {
  const refusal = await refuseBeyond(linkLimits(visitor.ip));
  if (refusal) return refusal;
  const link = await peekToken(token, 'reset');
  if (link.state !== 'valid' || (await hasOnlySocialSignIn(link.userId)) !== isFirstPassword) return invalidLink;
  const problem = findPasswordProblem(password);
  if (problem) return { status: 'error', code: passwordCodes[problem] };
  const passwordHash = await hashPassword(password);
  return inTransaction(async () => {
    const userId = await consumeToken(token, 'reset');
    const user = userId && (await findUserById(userId));
    if (!user) return invalidLink;
    await setPassword(user.id, passwordHash);
    // The link proves that the address is theirs. Who came in before that, by whichever way, may be somebody else.
    if (await markVerified(user.id)) await removeIdentities(user.id);
    await endSessions(user.id);
    // They were guesses at the former password: nobody is to keep the owner out by having made them.
    await forgetAttempts(failureLimits(user.email, visitor.ip));
    await queueMail({ kind: 'passwordChanged', recipient: user.email, locale: user.locale, payload: {} });
    return { status: 'done' };
  });
}
