import type { BuyerResidence } from '@/content/rates';
import type { Listing } from '@/content/types/listing';
import { buyerMeans, type BuyerMeans } from '@/lib/costs/purchase/buyer-means';
import { perListing } from '@/lib/listings/catalogue/per-listing';
import { listingKind } from './kind-label';
import { listingBill } from './listing-costs';

/** `loan`: no usual share for plots and premises. `rates`: unknown tax rates. */
type MissingMeans = 'rent' | 'sold' | 'loan' | 'rates';

type ListingMeans = BuyerMeans | Readonly<{ missing: MissingMeans }>;

const meansOf = perListing((listing): Readonly<Record<BuyerResidence, ListingMeans>> => {
  const bill = listingBill(listing);
  const { region } = listing;
  if (bill && region && listingKind(listing) === 'home') {
    const of = (residence: BuyerResidence) => buyerMeans(bill, region, residence);
    return { resident: of('resident'), nonResident: of('nonResident') };
  }
  const missing = { missing: reasonOf(listing) };
  return { resident: missing, nonResident: missing };
});

function reasonOf(listing: Listing): MissingMeans {
  if (listing.operation === 'rent') return 'rent';
  if (listing.status === 'sold') return 'sold';
  return listingKind(listing) === 'home' ? 'rates' : 'loan';
}

export const listingMeans = (listing: Listing, residence: BuyerResidence): ListingMeans => meansOf(listing)[residence];
