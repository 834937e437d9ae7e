import { ListingMap } from '@/components/map/listing-map';
import { currentLocale } from '@/lib/i18n/locale';
import type { ListingListView } from '@/lib/listings/list/listing-list';
import { readListingMap } from '@/lib/listings/map/listing-map';
import { mapTiles } from '@/lib/server/services/map/map-source';

export async function listMap({ filters, result }: ListingListView) {
  if (filters.view !== 'map') return null;
  return <ListingMap view={readListingMap(filters, await currentLocale(), result.total, mapTiles())} />;
}
