import 'server-only';
import type { ForgotInput } from '@/lib/forms/account';
import { askLimits, mailLimits } from '@/lib/server/auth/limits';
import { takeAttempt } from '@/lib/server/data/rate-limits';
import { issueToken } from '@/lib/server/data/tokens';
import { inTransaction } from '@/lib/server/data/transaction';
import { findUserByEmail } from '@/lib/server/data/users';
import type { Visitor } from '@/lib/server/http/visitor';
import { queueMail } from '@/lib/server/mails/queue-mail';
import { ANSWER_MS, atLeast, guarded, refuseBeyond } from './guarded';
import type { AccountResult } from './result';

/** The same answer for any address. The link leads to `/reset-password?token=...`. */
export function requestPasswordReset({ email }: ForgotInput, visitor: Visitor): Promise<AccountResult> {
  return guarded('requestPasswordReset', async () => {
    const refusal = await refuseBeyond(askLimits('forgot', visitor.ip));
    if (refusal) return refusal;
    await atLeast(ANSWER_MS, send(email));
    return { status: 'done' };
  });
}

async function send(email: string): Promise<void> {
  const { isAllowed } = await takeAttempt(mailLimits('forgot', email));
  if (!isAllowed) return;
  await inTransaction(async () => {
    const user = await findUserByEmail(email);
    if (!user) return;
    const token = await issueToken(user.id, 'reset');
    await queueMail({ kind: 'resetPassword', recipient: user.email, locale: user.locale, payload: { token } });
  });
}
