import 'server-only';
import { agencyDay } from '@/lib/appointments/agency-day';
import {
  ACCOUNT_NOTICE_DAYS,
  ACCOUNT_RETENTION_MONTHS,
  claimIdleAccounts,
} from '@/lib/server/data/accounts/idle-accounts';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { queueEmail } from '@/lib/server/email/queue-email';

const BATCH = 50;
const DAY_MS = 86_400_000;

/** Queues and marks in one transaction; returns the number of emails. */
export async function announceAccountEnds(): Promise<number> {
  return inTransaction(async () => {
    const accounts = await claimIdleAccounts(ACCOUNT_RETENTION_MONTHS - 1, BATCH);
    for (const { email, locale, endAnnouncedAt } of accounts) {
      // At least 28 days: never earlier than the email says.
      const endsAt = new Date(endAnnouncedAt.getTime() + (ACCOUNT_NOTICE_DAYS + 1) * DAY_MS);
      await queueEmail({
        kind: 'accountEnding',
        recipient: email,
        locale,
        payload: { endsOn: agencyDay(endsAt), months: ACCOUNT_RETENTION_MONTHS },
      });
    }
    return accounts.length;
  });
}
