import 'server-only';
import { isAllowed, type Actor } from '@/lib/access/actor';
import { findStop, retryNow, storeStop, type SendingStop } from '@/lib/server/data/campaigns/sending-stops';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { listOwnerEmails } from '@/lib/server/data/staff/present-staff';
import { queueEmail } from '@/lib/server/email/queue-email';
import { log } from '@/lib/server/log';
import { serverWords } from '@/lib/server/providers/mail/refusal';
import { withRight } from '@/lib/server/services/access/with-right';
import { staffLocale } from '@/lib/server/services/staff/staff-locale';

export type { SendingStop };

/** Stops newsletters and alerts; tells the owners at most once a day. */
export async function stopSending(refusal: string): Promise<void> {
  const words = serverWords(refusal);
  log.warn({ words }, 'a mail server refuses newsletters and alerts');
  await inTransaction(async () => {
    if (!(await storeStop(words))) return;
    for (const recipient of await listOwnerEmails()) {
      await queueEmail({ kind: 'sendingStopped', recipient, locale: await staffLocale(recipient), payload: { words } });
    }
  });
}

/** Null while emails are accepted, and for staff without the right. */
export async function readSendingStop(actor: Actor): Promise<SendingStop | null> {
  return isAllowed(actor, 'campaign.send') ? findStop() : null;
}

/** Sends what waits at once. False when nothing was stopped. */
export async function retrySending(actor: Actor): Promise<boolean> {
  return withRight(actor, 'campaign.send', { kind: 'campaign', id: 'stop' }, async (record) => {
    const isRetried = await retryNow();
    if (isRetried) await record('sendingRetried');
    return isRetried;
  });
}
