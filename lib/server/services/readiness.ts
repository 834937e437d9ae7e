import 'server-only';
import { isDatabaseUp } from '@/lib/server/data/health';
import { wasDatabaseOpen } from '@/lib/server/db/client';
import { isDraining } from '@/lib/server/lifecycle';

export type Readiness = Readonly<{ status: 'starting' | 'ready' | 'draining'; database?: 'up' | 'away' }>;

/**
 * Whether this instance can take visitors: not until its database was opened for the first time, and not once it was
 * asked to stop. A database that is down later is reported and no more: public pages need none.
 */
export async function readReadiness(): Promise<Readiness> {
  if (isDraining()) return { status: 'draining' };
  const database = (await isDatabaseUp()) ? 'up' : 'away';
  return { status: wasDatabaseOpen() ? 'ready' : 'starting', database };
}
