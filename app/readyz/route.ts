import { isDatabaseUp } from '@/lib/server/data/health';
import { isDraining } from '@/lib/server/lifecycle';

export const dynamic = 'force-dynamic';

/** The server can take visitors: 503 while the database does not answer, and once it was asked to stop. */
export async function GET(): Promise<Response> {
  if (isDraining()) return answer('draining', 503);
  return (await isDatabaseUp()) ? answer('ready', 200) : answer('database', 503);
}

const answer = (status: 'ready' | 'draining' | 'database', code: 200 | 503) =>
  Response.json({ status }, { status: code, headers: { 'cache-control': 'no-store' } });
