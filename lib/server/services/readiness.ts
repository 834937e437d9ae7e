import 'server-only';
import { isDatabaseUp, wasDatabaseOpen } from '@/lib/server/data/core/health';
import { isDraining } from '@/lib/server/lifecycle';

export type Readiness = Readonly<{ status: 'starting' | 'ready' | 'draining'; database?: 'up' | 'away' }>;

/**
 * Ready from the first database connection until shutdown. Later outages are only reported: public pages need no
 * database.
 */
export async function readReadiness(): Promise<Readiness> {
  if (isDraining()) return { status: 'draining' };
  const database = (await isDatabaseUp()) ? 'up' : 'away';
  return { status: wasDatabaseOpen() ? 'ready' : 'starting', database };
}
