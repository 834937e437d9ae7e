import 'server-only';
import { readSession } from '@/lib/server/auth/current-user';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { log } from '@/lib/server/log';
import { listSavedIds } from './list-saved-ids';

/** Ids of the account, latest first; `unknown` if the database is down. */
export type AccountSavedList = Readonly<
  { owner: 'account'; ids: readonly string[] } | { owner: 'browser' | 'unknown'; ids?: undefined }
>;

export async function readSavedList(): Promise<AccountSavedList> {
  const session = await readSession();
  if (session.state !== 'signedIn') return { owner: session.state === 'signedOut' ? 'browser' : 'unknown' };
  try {
    return { owner: 'account', ids: await listSavedIds(session.user.id) };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    log.warn({ reason: error.name }, 'saved listings could not be read');
    return { owner: 'unknown' };
  }
}
