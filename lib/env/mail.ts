import { z } from 'zod';

const MAILBOX = /^(?:[^<>\r\n]{1,100}<[^\s@<>,;"]+@[^\s@<>,;"]+>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/;

export const emailVariables = {
  /** Unset: emails are written to MAIL_FOLDER. */
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be smtp://user:password@host:587 or smtps://user:password@host:465')
    .optional(),
  /** Private networks only. */
  SMTP_ALLOW_PLAINTEXT: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true'),
  MAIL_FROM: z
    .string()
    .regex(MAILBOX, 'must be an address, or a name and an address: Cerdà & Mar <info@example.com>')
    .optional(),
  /** Unset: replies reach each agent's own mailbox. */
  INBOX_URL: z
    .string()
    .refine(isInboxUrl, 'must be imaps://user:password@host/INBOX, or imap:// with STARTTLS')
    .optional(),
  INBOX_ADDRESS: z
    .string()
    .regex(
      /^[a-z0-9](?:[a-z0-9._-]{0,18}[a-z0-9])?@[^\s@<>,;"]+$/i,
      'must be a plain address with at most 20 characters before the @, such as answers@example.com',
    )
    .optional(),
  /** By all instances together. */
  NEWSLETTER_PER_SECOND: z.coerce
    .number({ error: 'must be a whole number from 1 to 100' })
    .int('must be a whole number from 1 to 100')
    .min(1, 'must be a whole number from 1 to 100')
    .max(100, 'must be a whole number from 1 to 100')
    .default(5),
  MAIL_FOLDER: z.string().default('./data/outbox'),
};

function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value) && new URL(value).hostname !== '';
}

function isInboxUrl(value: string): boolean {
  if (!/^imaps?:\/\/[^/]/.test(value) || !URL.canParse(value)) return false;
  const { hostname, password, username } = new URL(value);
  return hostname !== '' && username !== '' && password !== '';
}

type InboxValues = Readonly<{ INBOX_URL?: string | undefined; INBOX_ADDRESS?: string | undefined }>;

/** Replies to an unread address would be lost. */
export function requireInbox({ INBOX_ADDRESS, INBOX_URL }: InboxValues, context: z.core.$RefinementCtx<unknown>): void {
  if (INBOX_ADDRESS && !INBOX_URL) {
    context.addIssue({ code: 'custom', path: ['INBOX_URL'], message: 'is needed together with INBOX_ADDRESS' });
  }
}
