import { ListingView } from '@/components/listings/listing-page/listing-view';
import { PlaceMap } from '@/components/map/place-map';
import type { Listing } from '@/content/types/listing';
import { currentLocale } from '@/lib/i18n/locale';
import { getListingPage } from '@/lib/listings/page/listing-page';
import { listingTrail } from '@/lib/places/place-trail';
import { mapTiles } from '@/lib/server/services/map/map-source';
import { siteUrl } from '@/lib/server/site-url';
import type { ReactNode } from 'react';

type DraftPageProps = Readonly<{ listing: Listing; answer: ReactNode }>;

export async function DraftPage({ answer, listing }: DraftPageProps) {
  const locale = await currentLocale();
  const page = await getListingPage(listing, locale);
  return (
    <ListingView
      isDraft
      page={page}
      trail={listingTrail(listing, locale)}
      siteUrl={siteUrl}
      form={answer}
      map={page.place && <PlaceMap place={page.place} tiles={mapTiles()} neighbourhood={page.neighbourhood} />}
    />
  );
}
