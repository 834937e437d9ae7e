import 'server-only';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { EmailAddress, EmailAttachment } from '@/lib/server/providers/mail/port';

export type EmailImage = Readonly<{ src: string; alt: string; width: number; height: number }>;

export type EmailButton = Readonly<{ label: string; href: string }>;

export type EmailBlock = Readonly<
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  /** Text with its line breaks. */
  | { kind: 'lines'; lines: readonly string[] }
  /** `isBare`: hides the address below the button. */
  | { kind: 'button'; label: string; href: string; isBare?: boolean; isOutline?: boolean }
  /** Side by side; the first is filled. */
  | { kind: 'buttons'; links: readonly EmailButton[] }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'advert'; title: string; href: string; lines: readonly string[]; price?: string; image?: EmailImage | null }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'note'; text: string }
>;

export type EmailContent = Readonly<{
  subject: string;
  preview: string;
  /** Above the heading, across the whole width. */
  image?: EmailImage | null;
  heading: string;
  blocks: readonly EmailBlock[];
  reason: string;
  cc?: readonly EmailAddress[];
  replyTo?: EmailAddress;
  senderName?: string;
  /** The last email to an erased address: its file is kept for a day. */
  isFarewell?: true;
  messageName?: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly EmailAttachment[];
}>;

export type EmailContext<Payload> = Readonly<{
  payload: Payload;
  recipient: string;
  locale: Locale;
  t: Translator<'emails'>;
  link: (path: `/${string}`) => string;
}>;

export type EmailKind<Schema extends z.ZodType> = Readonly<{
  schema: Schema;
  compose: (context: EmailContext<z.output<Schema>>) => EmailContent | Promise<EmailContent>;
}>;

export const defineEmail = <Schema extends z.ZodType>(kind: EmailKind<Schema>): EmailKind<Schema> => kind;
