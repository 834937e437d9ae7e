import 'server-only';
import { markMailFailed, markMailSent, type LeasedMail, type MailFailure } from '@/lib/server/data/outbox';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { composeMail } from '@/lib/server/mails/compose';
import { MailDeferredError, MailRefusedError, type Email, type MailProvider } from '@/lib/server/providers/mail/port';
import { withinTime } from '@/lib/server/time-limit';

/** Well within the lease: whoever gets the mail next must not send it beside us. */
const SEND_LIMIT_MS = 30_000;

type Outcome = 'sent' | MailFailure['kind'];

/**
 * Writes and sends one mail and notes what came of it.
 * @throws DatabaseUnavailableError where that cannot be noted: the lease runs out, and the same Message-ID goes again.
 */
export async function deliver(mail: LeasedMail, provider: MailProvider): Promise<Outcome> {
  const email = await composeMail(mail).catch((error: unknown) => error as Error);
  if (email instanceof Error) return fail(mail, 'refused', email);
  try {
    await withinTime(SEND_LIMIT_MS, provider.send(email), tooSlow);
  } catch (error) {
    return fail(mail, kindOf(error), error as Error);
  }
  await markMailSent(mail);
  log.info({ mail: mail.id, kind: mail.kind, by: provider.name }, 'a mail was sent');
  printLinks(email, provider);
  return 'sent';
}

/** It listens, though: another mail may be quicker. */
const tooSlow = () => new MailDeferredError('the mail server took too long');

function kindOf(error: unknown): MailFailure['kind'] {
  if (error instanceof MailRefusedError) return 'refused';
  return error instanceof MailDeferredError ? 'deferred' : 'outage';
}

async function fail(mail: LeasedMail, kind: MailFailure['kind'], error: Error): Promise<Outcome> {
  await markMailFailed(mail, { error: error.message, kind });
  // Not the message: what a mail server answers often quotes the address.
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  log.warn({ mail: mail.id, kind: mail.kind, outcome: kind, reason: error.name, code, responseCode }, 'mail not sent');
  return kind;
}

/** While developing nobody wants to open a file to follow a link. In production links are secrets. */
function printLinks(email: Email, provider: MailProvider): void {
  if (env.NODE_ENV !== 'development' || provider.name !== 'folder') return;
  log.info({ links: email.text.match(/https?:\S+/g) }, email.subject);
}
