import * as z from 'zod/mini';
import { linkTokenSchema } from '@/lib/forms/newsletter';
import { DatabaseUnavailableError } from '@/lib/server/db/errors';
import { log } from '@/lib/server/log';
import { stopAlertLink } from '@/lib/server/usecases/alerts/confirm-alert';

const answer = (status: number, code: string) =>
  Response.json({ code }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * One-click unsubscribe (RFC 8058) of one search: the mail program posts here by itself, from anywhere and without
 * cookies; the secret in the address is what lets it. The body is not read.
 */
export async function POST(request: Request): Promise<Response> {
  const parsed = z.safeParse(linkTokenSchema, { token: new URL(request.url).searchParams.get('token') });
  if (!parsed.success) return answer(400, 'INVALID');
  try {
    return (await stopAlertLink(parsed.data.token)) ? answer(200, 'STOPPED') : answer(404, 'UNKNOWN');
  } catch (error) {
    log.error({ err: error }, 'an alert could not be stopped');
    return error instanceof DatabaseUnavailableError ? answer(503, 'UNAVAILABLE') : answer(500, 'ERROR');
  }
}
