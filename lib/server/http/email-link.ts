import 'server-only';
import { redirect } from 'next/navigation';
import { linkToken } from '@/lib/text/mail-link';
import { localeOf } from '@/lib/forms/read-form';
import { localizedHref } from '@/lib/i18n/href';
import type { AppPath } from '@/lib/i18n/routes';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { log } from '@/lib/server/log';

type Work = (token: string) => Promise<boolean>;

/** Omits the query, which contains the secret. */
const logFailure = (error: unknown, path: string) =>
  log.error({ err: error, path }, 'a link of an email could not be used');

/** One-click unsubscribe (RFC 8058): a POST without cookies. The URL token authorizes it; the body is not read. */
export function oneClick(stop: Work, done: string) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const token = linkToken(searchParams.get('token'));
    if (token === null) return respond(400, 'invalid');
    try {
      return (await stop(token)) ? respond(200, done) : respond(404, 'unknown');
    } catch (error) {
      logFailure(error, pathname);
      return error instanceof DatabaseUnavailableError ? respond(503, 'unavailable') : respond(500, 'failed');
    }
  };
}

const respond = (status: number, code: string) =>
  Response.json({ code }, { status, headers: { 'cache-control': 'no-store' } });

export async function pressLink(data: FormData, path: AppPath, work: Work): Promise<never> {
  const token = linkToken(data.get('token'));
  const outcome = token === null ? 'bad' : await attempt(work, token, path);
  const again = outcome === 'failed' ? `&token=${token}` : '';
  redirect(localizedHref(localeOf(data), `${path}?outcome=${outcome}${again}`));
}

async function attempt(work: Work, token: string, path: string): Promise<'done' | 'bad' | 'failed'> {
  try {
    return (await work(token)) ? 'done' : 'bad';
  } catch (error) {
    logFailure(error, path);
    return 'failed';
  }
}
