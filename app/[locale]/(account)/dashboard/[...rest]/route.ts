import { defaultLocale, isLocale } from '@/lib/i18n/locales';

type Context = { params: Promise<{ locale: string; rest: string[] }> };

/** Redirects unknown pages (specification, section 2). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, rest } = await params;
  const page = rest[0] === 'agency' ? '/dashboard/agency' : '/dashboard';
  const headers = { location: `/${isLocale(locale) ? locale : defaultLocale}${page}`, 'cache-control': 'no-store' };
  return new Response(null, { status: 307, headers });
}
