import { drawContactSheet } from '@/lib/listings/image-sheet';
import { isDeveloping } from '@/lib/env/process';

export const dynamic = 'force-dynamic';

/** All pictures of the registry on one page, for whoever works on them; a built site has no such page. */
export function GET(): Response {
  if (!isDeveloping()) return new Response(null, { status: 404 });
  return new Response(drawContactSheet(), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
