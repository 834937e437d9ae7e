import { readReadiness } from '@/lib/server/services/readiness';

export const dynamic = 'force-dynamic';

/** For load balancers: 200 while this instance can take visitors, else 503. */
export async function GET(): Promise<Response> {
  const readiness = await readReadiness();
  const status = readiness.status === 'ready' ? 200 : 503;
  return Response.json(readiness, { status, headers: { 'cache-control': 'no-store' } });
}
