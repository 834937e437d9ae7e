import 'server-only';
import { isDatabaseUp, wasDatabaseOpen } from '@/lib/server/data/core/health';
import { isDraining } from '@/lib/server/lifecycle';

export type Readiness = Readonly<{ status: 'starting' | 'ready' | 'draining'; database?: 'up' | 'away' }>;

/**
 * Whether this instance can serve: from the first database connection until shutdown. A later outage is only reported:
 * public pages need no database.
 */
export async function readReadiness(): Promise<Readiness> {
  if (isDraining()) return { status: 'draining' };
  const database = (await isDatabaseUp()) ? 'up' : 'away';
  return { status: wasDatabaseOpen() ? 'ready' : 'starting', database };
}
