import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { requestLimits, emailLimits } from '@/lib/server/auth/limits';
import { issueToken } from '@/lib/server/data/core/tokens';
import { inTransaction } from '@/lib/server/data/core/transaction';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { queueEmail } from '@/lib/server/email/queue-email';
import { handleUnavailable, refuseBeyond } from './handle-unavailable';
import type { AccountResult } from './result';

export function requestAccountDeletion(user: CurrentUser, visitor: Visitor): Promise<AccountResult> {
  return handleUnavailable('requestAccountDeletion', async () => {
    const refusal = await refuseBeyond([...requestLimits('delete', visitor.ip), ...emailLimits('delete', user.email)]);
    if (refusal) return refusal;
    return inTransaction(async () => {
      const token = await issueToken(user.id, 'delete');
      await queueEmail({ kind: 'confirmDeletion', recipient: user.email, locale: visitor.locale, payload: { token } });
      return { status: 'done' };
    });
  });
}
