import * as z from 'zod/mini';
import { linkTokenSchema } from '@/lib/forms/newsletter';
import { DatabaseUnavailableError } from '@/lib/server/db/errors';
import { log } from '@/lib/server/log';
import { leaveNewsletter } from '@/lib/server/usecases/confirm-newsletter';

const answer = (status: number, code: string) =>
  Response.json({ code }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * One-click unsubscribe (RFC 8058): the mail program posts here by itself, from anywhere and without cookies; the
 * secret in the address is what lets it. The body says `List-Unsubscribe=One-Click` and is not read.
 */
export async function POST(request: Request): Promise<Response> {
  const parsed = z.safeParse(linkTokenSchema, { token: new URL(request.url).searchParams.get('token') });
  if (!parsed.success) return answer(400, 'INVALID');
  try {
    return (await leaveNewsletter(parsed.data.token)) ? answer(200, 'UNSUBSCRIBED') : answer(404, 'UNKNOWN');
  } catch (error) {
    log.error({ err: error }, 'a reader could not leave');
    return error instanceof DatabaseUnavailableError ? answer(503, 'UNAVAILABLE') : answer(500, 'ERROR');
  }
}
