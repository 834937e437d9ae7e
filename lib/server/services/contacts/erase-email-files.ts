import 'server-only';
import path from 'node:path';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { deleteEmailsAbout } from '@/lib/server/providers/mail/folder';

/** Without an SMTP account, sent emails are files. Call it after the erasure is committed; never throws. */
export async function eraseEmailFiles(addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await deleteEmailsAbout(path.resolve(env.MAIL_FOLDER), addresses).catch((error: unknown) =>
    log.error({ err: error }, 'email files of an erased address could not be deleted'),
  );
}
