import 'server-only';
import type { ResendInput } from '@/lib/accounts/account-schemas';
import { requestLimits, formCeiling, emailLimits } from '@/lib/server/auth/limits';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { findUserByEmail } from '@/lib/server/data/accounts/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { throttle } from '@/lib/server/http/throttle';
import { MIN_RESPONSE_MS, atLeast, handleUnavailable, refuseBeyond } from './handle-unavailable';
import type { AccountResult } from './result';
import { sendVerification, type VerificationOptions } from './send-verification';

export function resendVerification({ email, returnTo }: ResendInput, visitor: Visitor): Promise<AccountResult> {
  return handleUnavailable('resendVerification', async () => {
    const refusal = await refuseBeyond(requestLimits('resend', visitor.ip));
    if (refusal) return refusal;
    await throttle(formCeiling('resend'));
    const attempt = await countAttempt(emailLimits('sign-up', email));
    await atLeast(MIN_RESPONSE_MS, send(email, { returnTo, isWithinLimit: attempt.isAllowed }));
    if (!attempt.isAllowed) return { status: 'error', code: 'resendLater', retryAfter: attempt.retryAfter };
    return { status: 'done' };
  });
}

function send(email: string, options: VerificationOptions): Promise<void> {
  return inTransaction(async () => {
    const user = await findUserByEmail(email);
    if (user?.hasPassword && !user.emailVerifiedAt) await sendVerification(user, options);
  });
}
