import { defaultLocale, isLocale } from '@/lib/i18n/locales';

type Context = { params: Promise<{ locale: string }> };

/** Unknown dashboard pages redirect (specification, section 2). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  const headers = { location: `/${isLocale(locale) ? locale : defaultLocale}/dashboard`, 'cache-control': 'no-store' };
  return new Response(null, { status: 307, headers });
}
