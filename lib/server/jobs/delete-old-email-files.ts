import 'server-only';
import path from 'node:path';
import { ENDED_RETENTION_DAYS } from '@/lib/server/data/registry/retention-periods';
import { env } from '@/lib/server/env';
import { deleteOldEmails } from '@/lib/server/providers/mail/folder';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

export const deleteOldEmailFiles = (): Promise<void> =>
  deleteOldEmails(path.resolve(env.MAIL_FOLDER), daysAgo(ENDED_RETENTION_DAYS), daysAgo(1));
