import 'server-only';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { EmailAddress, EmailAttachment } from '@/lib/server/providers/mail/port';

/** The pieces a mail is made of: each has a look in HTML (blocks.tsx) and a shape in plain text (plain-text.ts). */
export type EmailBlock = Readonly<
  | { kind: 'text'; text: string }
  /** What somebody wrote: line ends stay. */
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'note'; text: string }
>;

export type EmailContent = Readonly<{
  subject: string;
  /** The line that mailboxes show beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly EmailBlock[];
  /** Why it came, in small print at the end. */
  reason: string;
  /** Who gets a copy. */
  cc?: readonly EmailAddress[];
  replyTo?: EmailAddress;
  /** `List-Unsubscribe` and the like. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly EmailAttachment[];
}>;

export type EmailContext<Payload> = Readonly<{
  payload: Payload;
  recipient: string;
  locale: Locale;
  /** Texts of the namespace `mails`. */
  t: Translator<'emails'>;
  /** The whole address of a path without language: `link('/reset-password?token=...')`. */
  link: (path: `/${string}`) => string;
}>;

/** One kind of mail: what it needs to know, checked when it is stored and when it is sent, and what it says. */
export type EmailKind<Schema extends z.ZodType> = Readonly<{
  schema: Schema;
  compose: (context: EmailContext<z.output<Schema>>) => EmailContent | Promise<EmailContent>;
}>;

/** Ties the payload of `compose` to the schema. */
export const defineEmail = <Schema extends z.ZodType>(kind: EmailKind<Schema>): EmailKind<Schema> => kind;
