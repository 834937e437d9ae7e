import 'server-only';
import type { SignUpInput } from '@/lib/forms/account';
import { askLimits, mailLimits } from '@/lib/server/auth/limits';
import { findPasswordProblem, hashPassword, verifyPassword } from '@/lib/server/auth/passwords';
import { listIdentities } from '@/lib/server/data/identities';
import { takeAttempt } from '@/lib/server/data/rate-limits';
import { issueToken, revokeTokens } from '@/lib/server/data/tokens';
import { inTransaction } from '@/lib/server/data/transaction';
import {
  clearPassword,
  createUser,
  findCredentials,
  lockCredentials,
  type Credentials,
  type User,
} from '@/lib/server/data/users';
import type { Visitor } from '@/lib/server/http/visitor';
import { queueMail } from '@/lib/server/mails/queue-mail';
import { guarded, passwordCodes, refuseBeyond } from './guarded';
import type { AccountResult } from './result';

/** Opens no session. The answer is the same where the address has an account already: its owner gets a mail. */
export function signUp({ email, password }: SignUpInput, visitor: Visitor): Promise<AccountResult> {
  return guarded('signUp', async () => {
    const problem = findPasswordProblem(password);
    if (problem) return { status: 'error', code: passwordCodes[problem] };
    const refusal = await refuseBeyond(askLimits('sign-up', visitor.ip));
    if (refusal) return refusal;
    const credentials = await findCredentials(email);
    // The same work whoever it is.
    const passwordHash = await hashPassword(password);
    const isSamePassword = await verifyPassword(credentials?.passwordHash ?? null, password);
    const { isAllowed } = await takeAttempt(mailLimits('sign-up', email));
    if (!isAllowed) return { status: 'done' };
    await inTransaction(async () => {
      const created = credentials ? null : await createUser({ email, locale: visitor.locale, passwordHash });
      if (created) await sendVerification(created);
      else if (credentials) await answerKnown(credentials, isSamePassword);
    });
    return { status: 'done' };
  });
}

export async function sendVerification(user: User): Promise<void> {
  const token = await issueToken(user.id, 'verify');
  await queueMail({ kind: 'verifyEmail', recipient: user.email, locale: user.locale, payload: { token } });
}

async function answerKnown({ user: { id }, passwordHash }: Credentials, isSamePassword: boolean): Promise<void> {
  // Hashing took its time: meanwhile the owner may have followed the link, or deleted the account.
  const now = await lockCredentials(id);
  if (!now) return;
  const { user } = now;
  const { email: recipient, locale } = user;
  const isEntered = user.emailVerifiedAt !== null || (await listIdentities(user.id)).length > 0;
  if (isEntered) {
    await queueMail({ kind: 'alreadyRegistered', recipient, locale, payload: {} });
    return;
  }
  if (isSamePassword && now.passwordHash === passwordHash) {
    await sendVerification(user);
    return;
  }
  // Two have chosen a password and one of them may be a stranger: the owner of the address sets a third.
  await clearPassword(user.id);
  await revokeTokens(user.id, 'verify');
  const token = await issueToken(user.id, 'reset');
  await queueMail({ kind: 'resetPassword', recipient, locale, payload: { token } });
}
