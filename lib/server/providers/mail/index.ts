import 'server-only';
import path from 'node:path';
import { env } from '@/lib/server/env';
import { createFolderProvider } from './folder';
import type { EmailProvider } from './port';
import { createSmtpProvider } from './smtp';

let provider: EmailProvider | null = null;

/** SMTP if SMTP_URL is set, else files in MAIL_FOLDER. */
export function getEmailProvider(): EmailProvider {
  return (provider ??= env.SMTP_URL
    ? createSmtpProvider(env.SMTP_URL, { allowPlaintext: env.SMTP_ALLOW_PLAINTEXT })
    : createFolderProvider(path.resolve(env.MAIL_FOLDER)));
}
