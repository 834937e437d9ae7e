import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { storeEmail } from '@/lib/server/data/email-jobs';
import { wakeEmailWorker } from '@/lib/server/jobs/wake';
import { emailKinds, type EmailKindName, type EmailPayload } from './registry';

type Queued<Name extends EmailKindName> = Readonly<{
  kind: Name;
  recipient: string;
  locale: Locale;
  payload: EmailPayload<Name>;
  /** The same key is stored once: a double click sends one mail. */
  idempotencyKey?: string;
}>;

/**
 * Stores a mail, which then is sent until it is accepted; joins the open transaction. False where its idempotency key
 * is there already.
 */
export async function queueEmail<Name extends EmailKindName>(mail: Queued<Name>): Promise<boolean> {
  const payload = emailKinds[mail.kind].schema.parse(mail.payload) as Readonly<Record<string, unknown>>;
  const isStored = await storeEmail({ ...mail, payload });
  if (isStored) wakeEmailWorker();
  return isStored;
}
