import type { MarkerRow } from '@/components/map/live/markers';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { listingMarkers } from '@/lib/listings/map/listing-markers';
import { readFilters } from '@/lib/listings/list/search-page';

/** Returns positions of listings, `?type=villa&locale=es`, for the map. */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const locale = query.get('locale');
  const markers = listingMarkers(readFilters(query), isLocale(locale) ? locale : defaultLocale);
  const rows: readonly MarkerRow[] = markers.map(({ at, id, means, name, price }) =>
    means ? [id, ...at, price, name, means] : [id, ...at, price, name],
  );
  return Response.json({ markers: rows }, { headers: { 'cache-control': 'no-store' } });
}
