import { redirect } from 'next/navigation';
import {
  ListingFrame,
  listingMetadata,
  openListing,
  type ListingPageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/desk-listing-page';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { ImagesView } from '@/components/desk/images/images-view';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { readImagesNotice } from '@/lib/listings/images/images-notice';
import { findListingImages } from '@/lib/server/services/images/listing-images';
import { saveImagesAction, sendImagesAction } from './actions';

export const generateMetadata = () => listingMetadata('images');

async function ImagesPage(props: ListingPageProps) {
  const { actor, view } = await openListing(props, 'images', 'listing.edit');
  const locale = await currentLocale();
  const listing = await findListingImages(actor, view.listing.id, locale);
  if (!listing) redirect(localizedHref(locale, '/dashboard/agency/homes'));
  return (
    <ListingFrame actor={actor} view={view} part="images" searchParams={props.searchParams}>
      <ImagesView
        listing={listing}
        notice={readImagesNotice(await props.searchParams)}
        actions={{ save: saveImagesAction, send: sendImagesAction }}
      />
    </ListingFrame>
  );
}

export default withDatabaseFallback(ImagesPage);
