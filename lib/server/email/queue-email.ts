import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { storeEmail } from '@/lib/server/data/email-jobs';
import { wakeEmailWorker } from '@/lib/server/jobs/wake';
import { mailKinds, type MailKindName, type MailPayload } from './registry';

type Queued<Name extends MailKindName> = Readonly<{
  kind: Name;
  recipient: string;
  locale: Locale;
  payload: MailPayload<Name>;
  /** The same key is stored once: a double click sends one mail. */
  idempotencyKey?: string;
}>;

/**
 * Stores a mail, which then is sent until it is accepted; joins the open transaction. False where its idempotency key
 * is there already.
 */
export async function queueMail<Name extends MailKindName>(mail: Queued<Name>): Promise<boolean> {
  const payload = mailKinds[mail.kind].schema.parse(mail.payload) as Readonly<Record<string, unknown>>;
  const isStored = await storeEmail({ ...mail, payload });
  if (isStored) wakeEmailWorker();
  return isStored;
}
