import 'server-only';
import PostalMime, { type Address, type Email, type Mailbox } from 'postal-mime';
import { ownMessagesIn, type OwnMessage } from '@/lib/server/message-id';
import type { RawEmail } from '@/lib/server/providers/inbox/port';
import { cleanLine, cleanText } from '@/lib/text/clean-field';
import { htmlText } from '@/lib/text/html-text';
import { isEmailAddress } from '@/lib/text/is-email-address';
import { wellFormed } from '@/lib/text/well-formed';

export type IncomingEmail = Readonly<{
  messageId: string | null;
  from: Readonly<{ name: string; address: string }> | null;
  recipients: readonly string[];
  /** Our emails that it answers or reports as undelivered, most recent first. */
  answers: readonly OwnMessage[];
  subject: string;
  text: string;
  /** File names; `…` when the email was cut and may have more. */
  attachments: readonly string[];
  automatic: 'reply' | 'bounce' | null;
}>;

/** Characters. */
const LIMITS = { name: 120, subject: 160, text: 20_000, html: 300_000, id: 250, attachment: 120 };
const LINE_FEED = 10;
const MAX_ATTACHMENTS = 20;
const MAX_RECIPIENTS = 50;
const options = { maxNestingDepth: 50, maxHeadersSize: 65_536, maxRfc822NestingDepth: 3 };
/** The parser needs 20 µs per line; a megabyte of attachments has 14,000 lines. */
const MAX_LINES = 20_000;

/**
 * Parses an untrusted email.
 * @throws Error when it is nested too deeply or has too many headers.
 */
export async function readEmail(raw: RawEmail): Promise<IncomingEmail> {
  const { isCut, source } = withLines(raw);
  const email = await PostalMime.parse(source, options);
  const automatic = automaticOf(email);
  const named = automatic === 'bounce' ? new TextDecoder('latin1').decode(source) : '';
  return {
    messageId: line(email.messageId ?? '', LIMITS.id).replace(/^<|>$/g, '') || null,
    from: senderOf(email.from),
    recipients: recipientsOf(email),
    answers: ownMessagesIn(`${named} ${email.references ?? ''} ${email.inReplyTo ?? ''}`),
    subject: line(email.subject ?? '', LIMITS.subject),
    text: textOf(email),
    attachments: attachmentsOf(email, isCut),
    automatic,
  };
}

function withLines({ isCut, source }: RawEmail): RawEmail {
  let end = -1;
  for (let count = 0; count < MAX_LINES; count += 1) {
    end = source.indexOf(LINE_FEED, end + 1);
    if (end === -1) return { isCut, source };
  }
  return { isCut: isCut || end + 1 < source.length, source: source.subarray(0, end + 1) };
}

const line = (text: string, max: number) => wellFormed(cleanLine(text).slice(0, max));

function textOf({ html, text }: Email): string {
  const written = text?.trim() ? text : htmlText((html ?? '').slice(0, LIMITS.html));
  return wellFormed(cleanText(written).slice(0, LIMITS.text));
}

function senderOf(from: Address | undefined): IncomingEmail['from'] {
  const [mailbox] = from ? mailboxesOf([from]) : [];
  const address = mailbox?.address.trim().toLowerCase() ?? '';
  return mailbox && isEmailAddress(address) ? { address, name: line(mailbox.name, LIMITS.name) } : null;
}

function recipientsOf({ cc, deliveredTo, headers, to }: Email): readonly string[] {
  const original = headers.filter(({ key }) => key === 'x-original-to').map(({ value }) => value.trim());
  const written = mailboxesOf([...(to ?? []), ...(cc ?? [])]).map(({ address }) => address);
  return [...original, ...(deliveredTo ? [deliveredTo] : []), ...written].slice(0, MAX_RECIPIENTS);
}

const mailboxesOf = (addresses: readonly Address[]): readonly Mailbox[] =>
  addresses.flatMap((one) => (one.group ? one.group : [one]));

function attachmentsOf({ attachments }: Email, isCut: boolean): readonly string[] {
  const named = attachments.flatMap(({ filename }) => (filename ? [line(filename, LIMITS.attachment)] : []));
  const shown = named.filter(Boolean).slice(0, MAX_ATTACHMENTS);
  return isCut || shown.length < named.length ? [...shown, '…'] : shown;
}

/** RFC 3834, RFC 3464, and conventions of older programs. */
function automaticOf({ from, headers }: Email): IncomingEmail['automatic'] {
  const valueOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? '';
  const isReport = /^multipart\/report\b/.test(valueOf('content-type'));
  const local = from?.address?.split('@')[0]?.toLowerCase();
  if (isReport || valueOf('return-path') === '<>' || local === 'mailer-daemon') return 'bounce';
  const isAutomatic =
    !/^(no\b|$)/.test(valueOf('auto-submitted')) ||
    /^(bulk|junk|list|auto_reply)\b/.test(valueOf('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => valueOf(name) !== '');
  return isAutomatic ? 'reply' : null;
}
