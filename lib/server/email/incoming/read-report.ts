import 'server-only';
import type { Attachment, Email } from 'postal-mime';
import type { AutomaticKind } from '@/lib/contacts/received-email';
import { headerOf, keywordOf, withoutComments } from './header-value';

/** RFC 3464. `words`: reply of the mail server and status code. */
export type Delivery = Readonly<{
  addresses: readonly string[];
  outcome: Extract<AutomaticKind, 'bounce' | 'delayed' | 'delivered'>;
  words: string;
}>;

export type EmailReport = Readonly<{
  kind: AutomaticKind;
  deliveries: readonly Delivery[];
  /** Parts that may name our emails. */
  source: string;
}>;

type Fields = ReadonlyMap<string, string>;

const PARTS = {
  delivery: /^message\/(global-)?delivery-status$/,
  receipt: /^message\/(global-)?disposition-notification$/,
  feedback: /^message\/feedback-report$/,
} as const;
const TYPES = {
  'delivery-status': 'delivery',
  'disposition-notification': 'receipt',
  'feedback-report': 'feedback',
} as const;
const EVIDENCE = /^(message\/|text\/rfc822-headers$)/;
/** Also passed on to systems without reports (RFC 3464, 2.3.3). */
const ARRIVED: ReadonlySet<string> = new Set(['delivered', 'relayed', 'expanded']);
/** RFC 5965, 7.3; RFC 6591. */
const NO_COMPLAINT: ReadonlySet<string> = new Set(['not-spam', 'auth-failure', 'fraud', 'virus', 'other', 'dmarc']);
const MAX_RECIPIENTS = 100;

function isOfProgram(email: Email): boolean {
  const submitted = keywordOf(headerOf(email, 'auto-submitted'));
  return (submitted !== '' && submitted !== 'no') || /^<\s*>/.test(headerOf(email, 'return-path'));
}

/** A gateway may have wrapped them. */
export function reportParts(email: Email): readonly Attachment[] {
  const isReport = isOfProgram(email) || reportType(email) !== null;
  return email.attachments.filter(
    ({ disposition, filename, mimeType }) =>
      Object.values(PARTS).some((pattern) => pattern.test(mimeType)) &&
      (isReport || !(filename || disposition === 'attachment')),
  );
}

/** RFC 6522. Nested messages must be attachments. Null for other emails, and for a delivery report without a readable part. */
export function readReport(email: Email): EmailReport | null {
  const type = reportType(email);
  const parts = reportParts(email);
  const names = [...(type === null || type === 'other' ? [] : [type]), 'delivery', 'receipt', 'feedback'] as const;
  const name = names.find((one) => parts.some(({ mimeType }) => PARTS[one].test(mimeType))) ?? type;
  const inText = parts.length === 0 && (name === 'delivery' || isOfProgram(email)) ? textDeliveries(email) : [];
  if (name === null && inText.length === 0) return null;
  const part = parts.find(({ mimeType }) => name !== 'other' && name !== null && PARTS[name].test(mimeType));
  const groups = part ? groupsOf(textIn(part)) : [];
  const source = email.attachments
    .filter(({ mimeType }) => EVIDENCE.test(mimeType))
    .map(textIn)
    .join('\n');
  if (name === 'delivery' || inText.length > 0) {
    const deliveries = part ? deliveriesOf(groups) : inText;
    return deliveries.length > 0 ? { deliveries, source, kind: worstOf(deliveries) } : null;
  }
  const fields: Fields = new Map(groups.flatMap((group) => [...group]));
  if (name === 'receipt') return { source, deliveries: [], kind: receiptKind(fields) };
  const isComplaint = name === 'feedback' && !NO_COMPLAINT.has(keywordOf(fields.get('feedback-type') ?? ''));
  return { source, deliveries: [], kind: isComplaint ? 'complaint' : 'reply' };
}

/** Returns null when the email itself is no multipart/report. */
function reportType(email: Email): keyof typeof PARTS | 'other' | null {
  const type = withoutComments(headerOf(email, 'content-type')).toLowerCase();
  if (!/^multipart\/report\s*(;|$)/.test(type)) return null;
  const [, name = ''] = /;\s*report-type\s*=\s*"?\s*([\w-]+)/.exec(type) ?? [];
  if (name === '') return 'delivery';
  return name in TYPES ? TYPES[name as keyof typeof TYPES] : 'other';
}

/** The most important outcome of several recipients. */
export function worstOf(deliveries: readonly Delivery[]): Delivery['outcome'] {
  const outcomes = deliveries.map(({ outcome }) => outcome);
  return (['bounce', 'delayed'] as const).find((one) => outcomes.includes(one)) ?? 'delivered';
}

/** Some servers and gateways send the fields as a text. */
function textDeliveries(email: Email): readonly Delivery[] {
  const files = email.attachments.filter(({ mimeType }) => mimeType === 'text/plain').map(textIn);
  const groups = groupsOf([email.text ?? '', ...files].join('\n\n'));
  return deliveriesOf(groups.filter((fields) => fields.has('final-recipient') && fields.has('action')));
}

/** The message's fields, then each recipient's. */
function deliveriesOf(groups: readonly Fields[]): readonly Delivery[] {
  return groups
    .filter((fields) => fields.has('final-recipient') || fields.has('action') || fields.has('status'))
    .slice(0, MAX_RECIPIENTS)
    .map((fields) => ({
      addresses: ['original-recipient', 'final-recipient'].flatMap((name) => addressIn(fields.get(name) ?? '')),
      outcome: outcomeOf(fields),
      words: wordsOf(fields),
    }));
}

function outcomeOf(fields: Fields): Delivery['outcome'] {
  const action = /^[a-z]*/.exec(keywordOf(fields.get('action') ?? ''))?.[0] ?? '';
  if (action === 'failed') return 'bounce';
  if (action === 'delayed') return 'delayed';
  if (ARRIVED.has(action)) return 'delivered';
  const [status = ''] = withoutComments(fields.get('status') ?? '');
  return status === '2' ? 'delivered' : status === '4' ? 'delayed' : 'bounce';
}

/** `displayed` alone says that the email was shown (RFC 8098, 3.2.6). */
function receiptKind(fields: Fields): AutomaticKind {
  const [, type = ''] = withoutComments(fields.get('disposition') ?? '')
    .toLowerCase()
    .split(';');
  return /^\s*displayed\b/.test(type) ? 'read' : 'receipt';
}

/** `rfc822; ada@example.com`. */
function addressIn(value: string): readonly string[] {
  const plain = withoutComments(value);
  const address = plain
    .slice(plain.indexOf(';') + 1)
    .replace(/[<>\s]/g, '')
    .toLowerCase();
  return address.includes('@') ? [address] : [];
}

function wordsOf(fields: Fields): string {
  const diagnostic = fields.get('diagnostic-code') ?? '';
  const [reply, status] = [
    diagnostic.slice(diagnostic.indexOf(';') + 1).trim(),
    withoutComments(fields.get('status') ?? ''),
  ];
  return reply.includes(status) ? reply : `${reply} ${status}`.trim();
}

/** Empty lines separate groups; long fields are folded. */
function groupsOf(text: string): readonly Fields[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map((group) => {
      const fields = new Map<string, string>();
      for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
        const [, name, value] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? [];
        if (name !== undefined && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), (value ?? '').trim());
      }
      return fields;
    });
}

function textIn({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
