import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { storeEmail } from '@/lib/server/data/jobs/email-jobs';
import { wakeEmailWorker } from './wake-email-worker';
import type { EmailKindName } from '@/lib/server/data/core/email-concerns';
import { emailKinds, type EmailPayload } from './registry';

type Queued<Name extends EmailKindName> = Readonly<{
  kind: Name;
  recipient: string;
  locale: Locale;
  payload: EmailPayload<Name>;
  idempotencyKey?: string;
  notBefore?: Date;
}>;

/** Stores an email in the open transaction. Returns false when its idempotency key exists. */
export async function queueEmail<Name extends EmailKindName>(email: Queued<Name>): Promise<boolean> {
  const payload = emailKinds[email.kind].schema.parse(email.payload) as Readonly<Record<string, unknown>>;
  const isStored = await storeEmail({ ...email, payload });
  if (isStored) wakeEmailWorker();
  return isStored;
}
