import 'server-only';
import PostalMime, { type Address, type Attachment, type Email, type Mailbox } from 'postal-mime';
import type { AutomaticKind, InvitationAnswer, TextSpan } from '@/lib/contacts/received-email';
import { ownMessagesIn, type OwnMessage } from '@/lib/server/message-id';
import { isSignatureImage, PGP_VERSION } from '@/lib/server/providers/inbox/attachment-parts';
import type { RawEmail } from '@/lib/server/providers/inbox/port';
import { cleanLine, cleanText } from '@/lib/text/clean-field';
import { htmlText } from '@/lib/text/html-text';
import { isEmailAddress } from '@/lib/text/is-email-address';
import { wellFormed } from '@/lib/text/well-formed';
import { withWindowsSigns } from '@/lib/text/windows-1252';
import { automaticKind, isBulkEmail } from './automatic-kind';
import { withEncoding, withKnownCharsets } from './charsets';
import { headerOf } from './header-value';
import { isCalendar, readInvitationAnswer } from './invitation-answer';
import { portalParts, type PortalParts } from './portal-parts';
import { quotedSpans } from './quoted-spans';
import { readReport, reportParts, type Delivery } from './read-report';
import { senderDoubt, type SenderDoubt } from './sender-result';

export type IncomingEmail = Readonly<{
  messageId: string | null;
  from: Readonly<{ name: string; address: string }> | null;
  recipients: readonly string[];
  /** Most recent first. */
  answers: readonly OwnMessage[];
  subject: string;
  text: string;
  /** `…` when the email was cut. */
  attachments: readonly string[];
  automatic: AutomaticKind | null;
  /** Sent to many: a newsletter, a mailing list. */
  isBulk?: boolean;
  /** Of each recipient that a report names. */
  deliveries?: readonly Delivery[];
  invitation?: Readonly<{ uid: string; answer: InvitationAnswer }> | null;
  /** Earlier emails in `text`. */
  quoted?: readonly TextSpan[];
  sentAt?: Date | null;
  /** What our mail server found against the address of the sender. */
  doubt?: SenderDoubt | null;
  /** Null without a sender, and for what a program wrote by itself. */
  portal?: PortalParts | null;
}>;

/** Characters. */
const LIMITS = { name: 120, subject: 160, text: 20_000, html: 300_000, id: 250, attachment: 120, words: 300 };
const LINE_FEED = 10;
const MAX_ATTACHMENTS = 20;
const MAX_RECIPIENTS = 50;
const options = { maxNestingDepth: 50, maxHeadersSize: 65_536, maxRfc822NestingDepth: 3 };
/** The parser needs 20 µs per line. */
const MAX_LINES = 20_000;

/** @throws Error when it is nested too deeply or has too many headers. */
export async function readEmail(raw: RawEmail): Promise<IncomingEmail> {
  const { isCut, source: lines } = withLines(raw);
  const { source, unknown } = withKnownCharsets(lines);
  const email = withTexts(await parse(source), unknown);
  const invitation = readInvitationAnswer(email);
  const answered = `${email.references ?? ''} ${email.inReplyTo ?? ''}`;
  const report = readReport(email);
  // Programs send the answers that people give to invitations.
  const automatic = invitation ? null : (report?.kind ?? automaticKind(email, ownMessagesIn(answered).length > 0));
  const isReport = report !== null || automatic === 'bounce' || automatic === 'delayed';
  const named = isReport ? `${new TextDecoder('latin1').decode(source)} ${report?.source ?? ''}` : '';
  const deliveries = report?.deliveries ?? formerDeliveries(email, automatic);
  const from = senderOf(email.from);
  const text = textOf(email) || deliveries.map(({ words }) => line(words, LIMITS.words)).join('\n');
  return {
    messageId: line(email.messageId ?? '', LIMITS.id).replace(/^<|>$/g, '') || null,
    from,
    recipients: recipientsOf(email),
    answers: ownMessagesIn(`${named} ${answered}`),
    subject: line(email.subject ?? '', LIMITS.subject),
    text,
    attachments: namesOf(email, { isCut, isReport, isInvitation: invitation !== null }),
    automatic,
    isBulk: isBulkEmail(email),
    deliveries,
    invitation,
    quoted: automatic === null ? quotedSpans(text) : [],
    sentAt: dateOf(email),
    doubt: from && senderDoubt(email, from.address),
    portal: from && !isReport ? portalParts(email, from.address) : null,
  };
}

/** Evidence in a report; in other emails part of the text. */
async function parse(source: Uint8Array): Promise<Email> {
  const email = await PostalMime.parse(source, options);
  const found = reportParts(email);
  if (found.length === 0) return email;
  const flat = await PostalMime.parse(source, { ...options, forceRfc822Attachments: true });
  // Otherwise they are parts of a forwarded report.
  return reportParts(flat).length > 0
    ? flat
    : { ...email, attachments: email.attachments.filter((part) => !found.includes(part)) };
}

const withTexts = ({ from, html, subject, text, ...email }: Email, encoding: string | null): Email => ({
  ...email,
  ...(from && { from: { ...from, name: withEncoding(from.name, null) } }),
  ...(subject !== undefined && { subject: withEncoding(subject, null) }),
  ...(text !== undefined && { text: withEncoding(text, encoding) }),
  ...(html !== undefined && { html: withEncoding(html, encoding) }),
});

/** Reports of older servers name failed recipients in a header. */
function formerDeliveries(email: Email, automatic: AutomaticKind | null): readonly Delivery[] {
  if (automatic !== 'bounce' && automatic !== 'delayed') return [];
  const addresses = headerOf(email, 'x-failed-recipients')
    .toLowerCase()
    .split(/[,\s]+/);
  return addresses.filter(Boolean).map((address) => ({ addresses: [address], outcome: automatic, words: '' }));
}

function withLines({ isCut, source }: RawEmail): RawEmail {
  let end = -1;
  for (let count = 0; count < MAX_LINES; count += 1) {
    end = source.indexOf(LINE_FEED, end + 1);
    if (end === -1) return { isCut, source };
  }
  return { isCut: isCut || end + 1 < source.length, source: source.subarray(0, end + 1) };
}

const line = (text: string, max: number) => wellFormed(cleanLine(withWindowsSigns(text)).slice(0, max));

function textOf({ html, text }: Email): string {
  const written = text?.trim() ? withWindowsSigns(text) : htmlText((html ?? '').slice(0, LIMITS.html), 1);
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

type Naming = Readonly<{ isCut: boolean; isReport: boolean; isInvitation: boolean }>;

function namesOf({ attachments }: Email, { isCut, isInvitation, isReport }: Naming): readonly string[] {
  const isShown = (part: Attachment) =>
    !isLogo(part) &&
    part.mimeType !== PGP_VERSION &&
    (Boolean(part.filename) || !(part.related || (isInvitation && isCalendar(part))));
  const named = isReport
    ? attachments.flatMap(({ filename }) => filename ?? [])
    : attachments.filter(isShown).map(({ filename, mimeType }) => attachmentName(filename ?? '', mimeType));
  const lines = named.map((name) => line(name, LIMITS.attachment)).filter(Boolean);
  const shown = lines.slice(0, MAX_ATTACHMENTS);
  return isCut || shown.length < lines.length ? [...shown, '…'] : shown;
}

const isLogo = ({ content, contentId, disposition, mimeType, related }: Attachment): boolean =>
  isSignatureImage({
    disposition,
    type: mimeType,
    bytes: typeof content === 'string' ? content.length : content.byteLength,
    isRelated: Boolean(related),
    hasId: Boolean(contentId),
  });

/** One line; a name for attachments without one. */
export const attachmentName = (name: string, type: string): string =>
  line(name, LIMITS.attachment) || (defaultNames[type] ?? line(type, LIMITS.attachment));

const defaultNames: Readonly<Record<string, string>> = {
  'application/ms-tnef': 'winmail.dat',
  'application/pkcs7-mime': 'smime.p7m',
  'application/x-pkcs7-mime': 'smime.p7m',
  'message/rfc822': 'email.eml',
  'text/calendar': 'calendar.ics',
};

function dateOf({ date }: Email): Date | null {
  const time = Date.parse(date ?? '');
  return Number.isFinite(time) && time <= Date.now() ? new Date(time) : null;
}
