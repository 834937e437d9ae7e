import { SearchView } from '@/components/search/search-view';
import { listingsIn } from '@/lib/search-line/search-line-href';
import { readTypedLine } from '@/lib/search-line/read-typed-line';
import { searchSite } from '@/lib/writing/search/site-search';
import { readQuery } from '@/lib/writing/search/search-query';
import { currentLocale } from '@/lib/i18n/locale';
import { searchMetadata } from '@/lib/seo/search-metadata';
import { siteUrl } from '@/lib/server/site-url';

export const generateMetadata = searchMetadata;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SearchResultsPage({ searchParams }: Props) {
  const query = readQuery((await searchParams).q);
  const result = query === '' ? null : await searchSite(query, await currentLocale());
  const listings = query === '' ? null : listingsIn(readTypedLine(query));
  return <SearchView query={query} result={result} listings={listings} siteUrl={siteUrl} />;
}
