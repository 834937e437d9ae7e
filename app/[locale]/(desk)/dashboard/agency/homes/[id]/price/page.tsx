import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { AfterPrice } from '@/components/desk/matching/after-price';
import { PriceEvidenceView } from '@/components/desk/listings/price-evidence';
import { PriceView } from '@/components/desk/listings/price-view';
import { priceAction } from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/step-actions';
import {
  ListingFrame,
  listingMetadata,
  openListing,
  type ListingPageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/desk-listing-page';
import { currentLocale } from '@/lib/i18n/locale';
import { readPriceEvidence } from '@/lib/server/services/listings/read-price-evidence';
import { countContactsForListing } from '@/lib/server/services/matching/read-matches';

export const generateMetadata = () => listingMetadata('price');

async function PricePage(props: ListingPageProps) {
  const { actor, view } = await openListing(props, 'price', 'listing.publish');
  const evidence = await readPriceEvidence(actor, view.listing.id, await currentLocale());
  const lowered = view.recent?.isLowered ? await countContactsForListing(actor, view.listing.id) : null;
  return (
    <ListingFrame actor={actor} view={view} part="price" searchParams={props.searchParams}>
      <PriceView view={view} action={priceAction} />
      {evidence && <PriceEvidenceView evidence={evidence} />}
      {lowered && <AfterPrice listingId={view.listing.id} {...lowered} />}
    </ListingFrame>
  );
}

export default withDatabaseFallback(PricePage);
