import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { askLimits, mailLimits } from '@/lib/server/auth/limits';
import { issueToken } from '@/lib/server/data/tokens';
import { inTransaction } from '@/lib/server/data/transaction';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { queueMail } from '@/lib/server/email/queue-email';
import { guarded, refuseBeyond } from './handle-unavailable';
import type { AccountResult } from './result';

/** For a client without a password: mails a link to `/dashboard/delete-account?token=...`. */
export function requestAccountDeletion(user: CurrentUser, visitor: Visitor): Promise<AccountResult> {
  return guarded('requestAccountDeletion', async () => {
    const refusal = await refuseBeyond([...askLimits('delete', visitor.ip), ...mailLimits('delete', user.email)]);
    if (refusal) return refusal;
    return inTransaction(async () => {
      const token = await issueToken(user.id, 'delete');
      await queueMail({ kind: 'confirmDeletion', recipient: user.email, locale: visitor.locale, payload: { token } });
      return { status: 'done' };
    });
  });
}
