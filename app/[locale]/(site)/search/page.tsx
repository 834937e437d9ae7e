import { SearchView } from '@/components/search/search-view';
import { searchMetadata } from '@/lib/seo/search-metadata';
import { siteUrl } from '@/lib/server/site-url';

export const generateMetadata = searchMetadata;

/** Prerendered; with a query, `results` renders at the same URL. */
export default function SearchPage() {
  return <SearchView query="" result={null} listings={null} siteUrl={siteUrl} />;
}
