import { readScheduleCsv } from '@/lib/mortgage/schedule-csv-labels';
import { localizedHref } from '@/lib/i18n/href';
import { isLocale } from '@/lib/i18n/locales';
import { refuseFile } from '@/lib/server/http/refuse-file';

type Context = { params: Promise<{ locale: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response('Not found', { status: 404 });
  const { search, searchParams } = new URL(request.url);
  const page = `${localizedHref(locale, '/herramientas/calculadora-hipoteca')}${search}`;
  const file = await readScheduleCsv(searchParams, locale);
  if (!file) return refuseFile(request, { status: 400, code: 'invalid', page });
  return new Response(file.text, {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${file.name}"`,
      'content-type': 'text/csv; charset=utf-8',
      'x-robots-tag': 'noindex',
    },
  });
}
