import { z } from 'zod';

const MAILBOX = /^(?:[^<>\r\n]{1,100}<[^\s@<>,;"]+@[^\s@<>,;"]+>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/;

/** How mail leaves. */
export const emailVariables = {
  /** The mail server, with user and password where it wants them. Without it mails are written to MAIL_FOLDER. */
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be smtp://user:password@host:587 or smtps://user:password@host:465')
    .optional(),
  /** Lets mail go over smtp:// to another machine that speaks no TLS: on a network of one's own alone. */
  SMTP_ALLOW_PLAINTEXT: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true'),
  /** Sender of every mail. Default: the agency's name and address. */
  MAIL_FROM: z
    .string()
    .regex(MAILBOX, 'must be an address, or a name and an address: Cerdà & Mar <info@example.com>')
    .optional(),
  /** Where mails land as .eml files while there is no SMTP_URL. */
  MAIL_FOLDER: z.string().default('./data/outbox'),
};

function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value) && new URL(value).hostname !== '';
}
