import 'server-only';
import path from 'node:path';
import { env } from '@/lib/server/env';
import { createFolderProvider } from './folder';
import type { EmailProvider } from './port';
import { createSmtpProvider } from './smtp';

/** Separate connections, so that emails and campaigns do not block each other. */
const providers = new Map<'email' | 'campaign', EmailProvider>();

export function getEmailProvider(use: 'email' | 'campaign' = 'email'): EmailProvider {
  const known = providers.get(use);
  if (known) return known;
  const provider = env.SMTP_URL
    ? createSmtpProvider(env.SMTP_URL, { allowPlaintext: env.SMTP_ALLOW_PLAINTEXT })
    : createFolderProvider(path.resolve(env.MAIL_FOLDER));
  providers.set(use, provider);
  return provider;
}
