import { readScheduleCsv } from '@/lib/content/tools/mortgage-csv';
import { isLocale } from '@/lib/i18n/locales';
import { readSession } from '@/lib/server/auth/current-user';

type Context = { params: Promise<{ locale: string }> };

/** The schedule of the calculator's query as a file, for clients. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response('Not found', { status: 404 });
  const session = await readSession();
  if (session.state === 'unavailable') return new Response('Try again in a moment', { status: 503 });
  if (session.state === 'signedOut') return new Response('Sign in first', { status: 401 });
  const file = await readScheduleCsv(new URL(request.url).searchParams, locale);
  if (!file) return new Response('Bad request', { status: 400 });
  return new Response(file.text, {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${file.name}"`,
      'content-type': 'text/csv; charset=utf-8',
      'x-robots-tag': 'noindex',
    },
  });
}
