/**
 * What a program wrote: `bounce` not delivered, `delayed` still being tried, `delivered` arrived or passed on, `read`
 * shown to its recipient, `receipt` any other receipt, `complaint` reported as spam, `reply` everything else.
 */
export const automaticKinds = ['reply', 'bounce', 'delayed', 'delivered', 'read', 'receipt', 'complaint'] as const;
export type AutomaticKind = (typeof automaticKinds)[number];

/** Characters from (inclusive) and to (exclusive). */
export type TextSpan = readonly [from: number, to: number];

export const invitationAnswers = ['accepted', 'declined', 'tentative', 'delegated', 'proposed', 'answered'] as const;

/** `proposed`: another time; `answered`: without a known word. */
export type InvitationAnswer = Readonly<{
  answer: (typeof invitationAnswers)[number];
  summary: string;
  /** Start of the invitation, or of the proposed time (ISO 8601); null: not readable. */
  start: string | null;
  comment: string;
}>;

export type TextPart = Readonly<{ text: string; isQuoted: boolean }>;

/** `quoted` spans are in order; empty parts are left out. */
export function textParts(text: string, quoted: readonly TextSpan[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [from, to] of quoted) {
    parts.push({ text: text.slice(at, from), isQuoted: false }, { text: text.slice(from, to), isQuoted: true });
    at = to;
  }
  parts.push({ text: text.slice(at), isQuoted: false });
  return parts.map((part) => ({ ...part, text: part.text.trim() })).filter((part) => part.text !== '');
}

/** Returns the text without earlier emails and signature. */
export const ownWords = (text: string, quoted: readonly TextSpan[]): string =>
  textParts(text, quoted)
    .filter(({ isQuoted }) => !isQuoted)
    .map((part) => part.text)
    .join('\n\n');

/** Outlook puts the text of some emails into this file alone. */
const WINMAIL = /^winmail(\(\d+\))?\.dat$/i;
/** S/MIME, OpenPGP and Microsoft's own encryption; names of a text, not of the signature beside one. */
const ENCRYPTED = /^(smime\.p7m|.*\.p7m|encrypted\.asc|msg\.asc|.*\.(pgp|gpg)|message(_v\d)?\.rpmsg|openpgp.*\.asc)$/i;

export function emptyReason(attachments: readonly string[]): 'inWinmail' | 'inEncrypted' | 'noText' {
  if (attachments.some((file) => WINMAIL.test(file))) return 'inWinmail';
  return attachments.some((file) => ENCRYPTED.test(file)) ? 'inEncrypted' : 'noText';
}
