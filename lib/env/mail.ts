import { z } from 'zod';

const MAILBOX = /^(?:[^<>\r\n]{1,100}<[^\s@<>,;"]+@[^\s@<>,;"]+>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/;

export const emailVariables = {
  /** SMTP server with credentials. Unset: emails go to MAIL_FOLDER. */
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be smtp://user:password@host:587 or smtps://user:password@host:465')
    .optional(),
  /** Allows smtp:// without TLS to another machine: private networks only. */
  SMTP_ALLOW_PLAINTEXT: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true'),
  /** Sender. Default: agency name and address. */
  MAIL_FROM: z
    .string()
    .regex(MAILBOX, 'must be an address, or a name and an address: Cerdà & Mar <info@example.com>')
    .optional(),
  /** Newsletters sent per second, by all instances together. */
  NEWSLETTER_PER_SECOND: z.coerce
    .number({ error: 'must be a whole number from 1 to 100' })
    .int('must be a whole number from 1 to 100')
    .min(1, 'must be a whole number from 1 to 100')
    .max(100, 'must be a whole number from 1 to 100')
    .default(5),
  /** Folder of .eml files without SMTP_URL. */
  MAIL_FOLDER: z.string().default('./data/outbox'),
};

function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value) && new URL(value).hostname !== '';
}
