import 'server-only';
import { linkLimits } from '@/lib/server/auth/limits';
import { consumeToken } from '@/lib/server/data/tokens';
import { inTransaction } from '@/lib/server/data/transaction';
import { markVerified } from '@/lib/server/data/users';
import type { Visitor } from '@/lib/server/http/visitor';
import { guarded, invalidLink, refuseBeyond } from './guarded';
import type { AccountResult } from './result';

/** Uses the link of `/auth/verify?token=...` up: call it from a POST only, since mail scanners open links. */
export function verifyEmail(token: string, visitor: Visitor): Promise<AccountResult> {
  return guarded('verifyEmail', async () => {
    const refusal = await refuseBeyond(linkLimits(visitor.ip));
    if (refusal) return refusal;
    return inTransaction(async () => {
      const userId = await consumeToken(token, 'verify');
      if (!userId) return invalidLink;
      await markVerified(userId);
      return { status: 'done' };
    });
  });
}
