import 'server-only';
import { takeIdleAccounts } from '@/lib/server/data/idle-accounts';
import { ACCOUNT_NOTICE_DAYS, KEEP_ACCOUNTS_MONTHS } from '@/lib/server/data/retention';
import { inTransaction } from '@/lib/server/data/transaction';
import { queueEmail } from '@/lib/server/email/queue-email';

const BATCH = 50;
const DAY_MS = 86_400_000;

/**
 * Stores the mails to clients whose accounts end in a month for want of a sign-in, and answers how many. That they were
 * told and the mail that tells them are one transaction.
 */
export async function announceAccountEnds(): Promise<number> {
  return inTransaction(async () => {
    const accounts = await takeIdleAccounts(KEEP_ACCOUNTS_MONTHS - 1, BATCH);
    for (const { email, locale, endAnnouncedAt } of accounts) {
      // The month before is at least 28 days: never earlier than the mail says.
      const endsAt = new Date(endAnnouncedAt.getTime() + (ACCOUNT_NOTICE_DAYS + 1) * DAY_MS);
      await queueEmail({
        kind: 'accountEnding',
        recipient: email,
        locale,
        payload: { endsOn: endsAt.toISOString().slice(0, 10), months: KEEP_ACCOUNTS_MONTHS },
      });
    }
    return accounts.length;
  });
}
