import { ListingList } from '@/components/listings/listing-list/listing-list';
import { readListingList } from '@/lib/listings/list/listing-list';
import { readFilters, unfollowedIn } from '@/lib/listings/list/search-page';
import { currentLocale } from '@/lib/i18n/locale';
import { siteUrl } from '@/lib/server/site-url';
import { listMap } from '@/app/[locale]/(site)/properties/list-map';
import { listMetadata } from '@/app/[locale]/(site)/properties/list-metadata';
import type { Query } from '@/lib/text/query';
import { readTypedNumbers } from '@/lib/listings/search/typed-numbers';

type Props = { searchParams: Promise<Exclude<Query, URLSearchParams>> };

export async function generateMetadata({ searchParams }: Props) {
  const query = await searchParams;
  return listMetadata(readFilters(query), unfollowedIn(query));
}

/** Uncached list, selected by `lib/middleware/filtered-list`. */
export default async function FilteredPropertiesPage({ searchParams }: Props) {
  const query = await searchParams;
  const view = readListingList(readFilters(query), await currentLocale());
  return (
    <ListingList
      view={view}
      typed={readTypedNumbers(query)}
      unfollowed={unfollowedIn(query)}
      siteUrl={siteUrl}
      map={await listMap(view)}
    />
  );
}
