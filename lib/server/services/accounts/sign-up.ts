import 'server-only';
import type { SignUpInput } from '@/lib/accounts/account-schemas';
import { requestLimits, formCeiling, emailLimits } from '@/lib/server/auth/limits';
import { findPasswordProblem, hashPassword } from '@/lib/server/auth/passwords';
import { listIdentities } from '@/lib/server/data/accounts/identities';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { createUser, findUserByEmail, lockCredentials, setUnverifiedPassword } from '@/lib/server/data/accounts/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { queueEmail } from '@/lib/server/email/queue-email';
import { throttle } from '@/lib/server/http/throttle';
import { handleUnavailable, passwordCodes, refuseBeyond } from './handle-unavailable';
import type { AccountResult } from './result';
import { sendVerification, type VerificationOptions } from './send-verification';

/**
 * Starts no session. Returns the same result for an existing account and emails its owner. `isRepeated`: an earlier
 * link is still valid.
 */
export function signUp(
  { email, password, returnTo }: SignUpInput,
  visitor: Visitor,
): Promise<AccountResult<{ isRepeated: boolean }>> {
  return handleUnavailable('signUp', async () => {
    const problem = findPasswordProblem(password);
    if (problem) return { status: 'error', code: passwordCodes[problem] };
    const refusal = await refuseBeyond(requestLimits('sign-up', visitor.ip));
    if (refusal) return refusal;
    await throttle(formCeiling('sign-up'));
    const passwordHash = await hashPassword(password);
    const { isAllowed } = await countAttempt(emailLimits('sign-up', email));
    const options = { returnTo, isWithinLimit: isAllowed };
    await inTransaction(async () => {
      const created = await createUser({ email, locale: visitor.locale, passwordHash });
      if (created) await sendVerification(created, options);
      else await respondToKnownClient(email, passwordHash, options);
    });
    return { status: 'done', isRepeated: !isAllowed };
  });
}

async function respondToKnownClient(email: string, passwordHash: string, options: VerificationOptions): Promise<void> {
  const found = await findUserByEmail(email);
  // Locks against concurrent links and deletions.
  const user = found && (await lockCredentials(found.id))?.user;
  if (!user) return;
  const isInUse = user.emailVerifiedAt !== null || (await listIdentities(user.id)).length > 0;
  if (isInUse) {
    const { email: recipient, locale } = user;
    if (options.isWithinLimit) await queueEmail({ kind: 'alreadyRegistered', recipient, locale, payload: {} });
    return;
  }
  // Not effective yet: the link asks for the password again.
  await setUnverifiedPassword(user.id, passwordHash);
  await sendVerification(user, options);
}
