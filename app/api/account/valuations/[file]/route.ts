import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { localizedHref } from '@/lib/i18n/href';
import { isLocale } from '@/lib/i18n/locales';
import { loginFor, readSession } from '@/lib/server/auth/current-user';
import { refuseFile } from '@/lib/server/http/refuse-file';
import { printValuation } from '@/lib/server/services/valuations/print-valuation';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

const FILE = /^([0-9a-f-]{36})-([a-z]{2})\.pdf$/;

/** Returns a valuation PDF to its client only; otherwise redirects. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const [, id = '', locale] = FILE.exec((await params).file) ?? [];
  if (!isLocale(locale)) return new Response('Not found', { status: 404 });
  const page = localizedHref(locale, '/dashboard');
  const session = await readSession();
  if (session.state === 'signedOut') {
    return refuseFile(request, { status: 401, code: 'signedOut', page: loginFor(locale, page, true) });
  }
  const unavailable = { status: 503, code: 'unavailable', page } as const;
  if (session.state === 'unavailable') return refuseFile(request, unavailable);
  try {
    const file = await printValuation(session.user, id, locale);
    if (!file) return refuseFile(request, { status: 404, code: 'notFound', page });
    return new Response(new Uint8Array(file), {
      headers: { 'cache-control': 'private, no-store', 'content-type': 'application/pdf' },
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return refuseFile(request, unavailable);
    throw error;
  }
}
