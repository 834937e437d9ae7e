import 'server-only';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { EmailAddress, EmailAttachment } from '@/lib/server/providers/mail/port';

/** An image by its absolute address; the email is whole without it. */
export type EmailImage = Readonly<{ src: string; alt: string; width: number; height: number }>;

/** Blocks of an email: HTML in blocks.tsx, text in plain-text.ts. */
export type EmailBlock = Readonly<
  | { kind: 'heading'; text: string }
  /** Keeps line ends. */
  | { kind: 'text'; text: string }
  /** Keeps line ends. */
  | { kind: 'quote'; text: string }
  /** A paragraph of a letter, with its line ends. */
  | { kind: 'lines'; lines: readonly string[] }
  /** `isBare`: without its address below, where that says nothing. */
  | { kind: 'button'; label: string; href: string; isBare?: boolean }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'advert'; title: string; href: string; lines: readonly string[]; price?: string; image?: EmailImage | null }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'note'; text: string }
>;

export type EmailContent = Readonly<{
  subject: string;
  /** Preview text beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly EmailBlock[];
  /** Small print: why it was sent. */
  reason: string;
  /** Visible copies. */
  cc?: readonly EmailAddress[];
  replyTo?: EmailAddress;
  /** In place of the agency's name; the address stays. */
  senderName?: string;
  /** Of the Message-ID, where later emails refer to it. */
  messageName?: string;
  /** `List-Unsubscribe` etc. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly EmailAttachment[];
}>;

export type EmailContext<Payload> = Readonly<{
  payload: Payload;
  recipient: string;
  locale: Locale;
  /** Namespace `emails`. */
  t: Translator<'emails'>;
  /** Absolute URL of a path without locale. */
  link: (path: `/${string}`) => string;
}>;

/** A kind of email: its payload, validated when stored and sent, and its content. */
export type EmailKind<Schema extends z.ZodType> = Readonly<{
  schema: Schema;
  compose: (context: EmailContext<z.output<Schema>>) => EmailContent | Promise<EmailContent>;
}>;

/** Infers the payload from the schema. */
export const defineEmail = <Schema extends z.ZodType>(kind: EmailKind<Schema>): EmailKind<Schema> => kind;
