import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { log } from '@/lib/server/log';
import { readViewingsFile } from '@/lib/server/services/sales/calendar-link';
import { linkToken } from '@/lib/text/mail-link';

export const dynamic = 'force-dynamic';

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Returns 404 for an invalid key. */
export async function GET(request: Request): Promise<Response> {
  const key = linkToken(new URL(request.url).searchParams.get('key'));
  try {
    const file = key === null ? null : await readViewingsFile(key);
    if (file === null) return Response.json({ code: 'notFound' }, { status: 404, headers });
    return new Response(file, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } });
  } catch (error) {
    log.error({ err: error }, 'viewings could not be sent');
    return new Response(null, { status: error instanceof DatabaseUnavailableError ? 503 : 500, headers });
  }
}
