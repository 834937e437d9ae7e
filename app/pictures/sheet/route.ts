import { drawContactSheet } from '@/lib/listings/images/image-sheet';
import { isDeveloping } from '@/lib/env/process';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  if (!isDeveloping()) return new Response(null, { status: 404 });
  return new Response(drawContactSheet(), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
