export const dynamic = 'force-dynamic';

/** Liveness. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
