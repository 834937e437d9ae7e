import { ListingList } from '@/components/listings/listing-list/listing-list';
import { readListingList } from '@/lib/listings/list/listing-list';
import { noFilters } from '@/lib/listings/search/filters';
import { nothingUnfollowed } from '@/lib/listings/search/unfollowed';
import { nothingTyped } from '@/lib/listings/search/typed-numbers';
import { currentLocale } from '@/lib/i18n/locale';
import { siteUrl } from '@/lib/server/site-url';
import { listMetadata } from './list-metadata';

export const generateMetadata = () => listMetadata(noFilters);

/** Prerendered; with filters, `list` or `filtered` is shown at the same URL. */
export default async function PropertiesPage() {
  const view = readListingList(noFilters, await currentLocale());
  return <ListingList view={view} typed={nothingTyped} unfollowed={nothingUnfollowed} siteUrl={siteUrl} />;
}
