import 'server-only';
import { redirect } from 'next/navigation';
import { linkToken } from '@/lib/text/mail-link';
import { localeOf } from '@/lib/forms/read-form';
import { localizedHref } from '@/lib/i18n/href';
import type { AppPath } from '@/lib/i18n/routes';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { log } from '@/lib/server/log';

/** What a link of a mail does, with its secret; false where the link is not good. */
type Work = (token: string) => Promise<boolean>;

/** The path alone: the query holds the secret. */
const logFailure = (error: unknown, path: string) =>
  log.error({ err: error, path }, 'a link of a mail could not be used');

/**
 * One-click unsubscribe (RFC 8058): the mail program posts here by itself, from anywhere and without cookies; the
 * secret in the address is what lets it. The body says `List-Unsubscribe=One-Click` and is not read.
 */
export function oneClick(stop: Work, done: string) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const token = linkToken(searchParams.get('token'));
    if (token === null) return answer(400, 'invalid');
    try {
      return (await stop(token)) ? answer(200, done) : answer(404, 'unknown');
    } catch (error) {
      logFailure(error, pathname);
      return error instanceof DatabaseUnavailableError ? answer(503, 'unavailable') : answer(500, 'failed');
    }
  };
}

const answer = (status: number, code: string) =>
  Response.json({ code }, { status, headers: { 'cache-control': 'no-store' } });

/** The button on the page under a link was pressed: leads to what became of it, after a failure with the button again. */
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
