import type { NextRequest } from 'next/server';
import { localizedHref } from '@/lib/i18n/href';
import { isLocale } from '@/lib/i18n/locales';
import { readFilters } from '@/lib/listings/list/search-page';
import { searchLineHref } from '@/lib/search-line/search-line-href';
import { readTypedLine } from '@/lib/search-line/read-typed-line';
import { single } from '@/lib/text/query';

const SEE_OTHER = 303;

type Context = { params: Promise<{ locale: string }> };

/** Redirects a text search: `q` is of the site search, `location` of the list filters. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response('Not found', { status: 404 });
  const query = request.nextUrl.searchParams;
  const chosen = readFilters(query.has('q') ? {} : query);
  const href = searchLineHref(readTypedLine(single(query, query.has('q') ? 'q' : 'location')), chosen);
  return new Response(null, { status: SEE_OTHER, headers: { location: localizedHref(locale, href) } });
}
