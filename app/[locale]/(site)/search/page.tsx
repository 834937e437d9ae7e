import { SearchView } from '@/components/search/search-view';
import { searchMetadata } from '@/lib/seo/search-metadata';
import { siteUrl } from '@/lib/server/site-url';

export const generateMetadata = searchMetadata;

/** The search before anything was asked: prerendered. With a question its sibling `results` answers in its place. */
export default function SearchPage() {
  return <SearchView query="" result={null} siteUrl={siteUrl} />;
}
