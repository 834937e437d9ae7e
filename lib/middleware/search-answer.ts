import { splitLocale } from '@/lib/i18n/href';
import { listingPath } from '@/lib/i18n/routes';
import { listingWithReference } from '@/lib/listings/catalogue/listing-ids';
import { readTypedLine } from '@/lib/search-line/read-typed-line';
import { foldText } from '@/lib/text/fold-text';
import { single } from '@/lib/text/query';

/** `homes`: route that returns a list address. */
export type SearchAnswer = Readonly<{ kind: 'listing' | 'homes'; page: string }>;

export function searchAnswer({
  pathname,
  search,
  searchParams,
}: Pick<URL, 'pathname' | 'search' | 'searchParams'>): SearchAnswer | null {
  const { locale, path } = splitLocale(pathname);
  const isSearch = path === '/search';
  const typed = single(searchParams, isSearch ? 'q' : 'location');
  if (!locale || typed === '' || (!isSearch && path !== '/properties')) return null;

  const line = readTypedLine(typed);
  const id = isSearch ? (listingWithReference(typed) ?? listingWithReference(line.reference ?? '')) : null;
  if (id) return { kind: 'listing', page: `/${locale}${listingPath(id)}` };
  // A list without its words would lead here again.
  const isNew = isSearch || foldText(line.rest) !== foldText(typed);
  return line.isAboutHomes && isNew ? { kind: 'homes', page: `/${locale}/search/homes${search}` } : null;
}
