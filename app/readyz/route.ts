import { readReadiness } from '@/lib/server/services/readiness';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const readiness = await readReadiness();
  const status = readiness.status === 'ready' ? 200 : 503;
  return Response.json(readiness, { status, headers: { 'cache-control': 'no-store' } });
}
