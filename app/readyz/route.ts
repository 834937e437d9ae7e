import { isDatabaseUp } from '@/lib/server/data/health';
import { wasDatabaseOpen } from '@/lib/server/db/client';
import { isDraining } from '@/lib/server/lifecycle';

export const dynamic = 'force-dynamic';

/**
 * The server can take visitors: 503 until its database was opened for the first time, and once it was asked to stop.
 * A database that goes away later is told and no more: a proxy that took every instance out for it would take the
 * public pages along, which need none.
 */
export async function GET(): Promise<Response> {
  if (isDraining()) return answer({ status: 'draining' }, 503);
  const database = (await isDatabaseUp()) ? 'up' : 'away';
  return wasDatabaseOpen() ? answer({ status: 'ready', database }, 200) : answer({ status: 'starting', database }, 503);
}

type Body = Readonly<{ status: 'starting' | 'ready' | 'draining'; database?: 'up' | 'away' }>;

const answer = (body: Body, status: 200 | 503) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
