import { ListingList } from '@/components/listings/listing-list/listing-list';
import { readListingList } from '@/lib/listings/list/listing-list';
import { readFilters } from '@/lib/listings/list/search-page';
import { nothingUnfollowed } from '@/lib/listings/search/unfollowed';
import { nothingTyped } from '@/lib/listings/search/typed-numbers';
import { queryOfCachedList } from '@/lib/i18n/list-paths';
import { currentLocale } from '@/lib/i18n/locale';
import { siteUrl } from '@/lib/server/site-url';
import { listMap } from '@/app/[locale]/(site)/properties/list-map';
import { listMetadata } from '@/app/[locale]/(site)/properties/list-metadata';

type Props = { params: Promise<{ filters: string }> };

const filtersOf = async (params: Props['params']) => readFilters(queryOfCachedList((await params).filters));

/** None at build: pages are rendered on first request and after catalogue changes. */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) => listMetadata(await filtersOf(params));

/** Cached under its canonical query, selected by `lib/middleware/filtered-list`. */
export default async function CachedPropertiesPage({ params }: Props) {
  const view = readListingList(await filtersOf(params), await currentLocale());
  return (
    <ListingList
      view={view}
      typed={nothingTyped}
      unfollowed={nothingUnfollowed}
      siteUrl={siteUrl}
      map={await listMap(view)}
    />
  );
}
