import { isFileLike } from '@/lib/http/known-paths';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';

type Context = { params: Promise<{ locale: string }> };

/** Unknown paths go home (decision 4); what looks like a file is simply not there. */
async function answer(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (isFileLike(new URL(request.url).pathname)) return new Response('Not found', { status: 404 });
  return new Response(null, { status: 307, headers: { location: `/${isLocale(locale) ? locale : defaultLocale}` } });
}

export { answer as GET, answer as HEAD };
