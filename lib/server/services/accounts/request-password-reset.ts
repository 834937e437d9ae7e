import 'server-only';
import type { ForgotInput } from '@/lib/accounts/account-schemas';
import { requestLimits, formCeiling, emailLimits } from '@/lib/server/auth/limits';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { hasOpenToken, issueToken } from '@/lib/server/data/core/tokens';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { findUserByEmail } from '@/lib/server/data/accounts/users';
import { env } from '@/lib/server/env';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { queueEmail } from '@/lib/server/email/queue-email';
import { throttle } from '@/lib/server/http/throttle';
import { MIN_RESPONSE_MS, atLeast, handleUnavailable, refuseBeyond } from './handle-unavailable';
import type { AccountResult } from './result';

/** Seconds; a link with less remaining validity counts as expired. */
const USABLE_SECONDS = env.RESET_LINK_SECONDS / 3;

/** Returns the same result for any address. Beyond the limit, sends nothing while the last link is valid. */
export function requestPasswordReset({ email }: ForgotInput, visitor: Visitor): Promise<AccountResult> {
  return handleUnavailable('requestPasswordReset', async () => {
    const refusal = await refuseBeyond(requestLimits('forgot', visitor.ip));
    if (refusal) return refusal;
    await throttle(formCeiling('forgot'));
    await atLeast(MIN_RESPONSE_MS, send(email));
    return { status: 'done' };
  });
}

async function send(email: string): Promise<void> {
  const { isAllowed } = await countAttempt(emailLimits('forgot', email));
  await inTransaction(async () => {
    const user = await findUserByEmail(email);
    if (!user || (!isAllowed && (await hasOpenToken(user.id, 'reset', USABLE_SECONDS)))) return;
    const token = await issueToken(user.id, 'reset');
    await queueEmail({ kind: 'resetPassword', recipient: user.email, locale: user.locale, payload: { token } });
  });
}
