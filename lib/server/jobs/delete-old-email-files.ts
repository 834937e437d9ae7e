import 'server-only';
import path from 'node:path';
import { ENDED_RETENTION_DAYS } from '@/lib/server/data/registry/retention-periods';
import { env } from '@/lib/server/env';
import { deleteOldEmails } from '@/lib/server/providers/mail/folder';

const DAY_MS = 86_400_000;

export const deleteOldEmailFiles = (): Promise<void> =>
  deleteOldEmails(path.resolve(env.MAIL_FOLDER), new Date(Date.now() - ENDED_RETENTION_DAYS * DAY_MS));
