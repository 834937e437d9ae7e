import { env } from '@/lib/server/env';
import { metrics } from '@/lib/server/telemetry/metrics';
import { carriesToken } from '@/lib/server/telemetry/metrics-token';

export const dynamic = 'force-dynamic';

/** Returns Prometheus metrics; 401 for a wrong token, 404 without METRICS_TOKEN. */
export async function GET(request: Request): Promise<Response> {
  if (!env.METRICS_TOKEN) return refuse('Not found', 404);
  if (!carriesToken(request.headers.get('authorization'), env.METRICS_TOKEN)) {
    return refuse('Unauthorized', 401, { 'www-authenticate': 'Bearer' });
  }
  return new Response(await metrics.registry.metrics(), {
    headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
  });
}

const refuse = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { ...headers, 'cache-control': 'no-store' } });
