import 'server-only';
import { isDatabaseUp, tryFirstWrite, wasDatabaseWritten } from '@/lib/server/data/core/health';
import { isDraining } from '@/lib/server/lifecycle';

export type Readiness = Readonly<{ status: 'starting' | 'ready' | 'draining'; database?: 'up' | 'away' }>;

/**
 * Ready from the first write to the database until shutdown. Later outages are only reported: public pages need no
 * database.
 */
export async function readReadiness(): Promise<Readiness> {
  if (isDraining()) return { status: 'draining' };
  const database = (await isDatabaseUp()) ? 'up' : 'away';
  if (database === 'up') await tryFirstWrite();
  return { status: wasDatabaseWritten() ? 'ready' : 'starting', database };
}
