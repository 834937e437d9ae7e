import 'server-only';
import type { ForgotInput } from '@/lib/forms/account';
import { askLimits, mailLimits } from '@/lib/server/auth/limits';
import { takeAttempt } from '@/lib/server/data/rate-limits';
import { inTransaction } from '@/lib/server/data/transaction';
import { findUserByEmail } from '@/lib/server/data/users';
import type { Visitor } from '@/lib/server/http/visitor';
import { ANSWER_MS, atLeast, guarded, refuseBeyond } from './guarded';
import type { AccountResult } from './result';
import { sendVerification } from './sign-up';

/** Mails the link again. The same answer whether or not anything waits to be verified. */
export function resendVerification({ email }: ForgotInput, visitor: Visitor): Promise<AccountResult> {
  return guarded('resendVerification', async () => {
    const refusal = await refuseBeyond(askLimits('resend', visitor.ip));
    if (refusal) return refusal;
    await atLeast(ANSWER_MS, send(email));
    return { status: 'done' };
  });
}

async function send(email: string): Promise<void> {
  const { isAllowed } = await takeAttempt(mailLimits('resend', email));
  if (!isAllowed) return;
  await inTransaction(async () => {
    const user = await findUserByEmail(email);
    if (user?.hasPassword && !user.emailVerifiedAt) await sendVerification(user);
  });
}
