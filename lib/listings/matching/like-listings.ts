import 'server-only';
import { withGroup } from '@/lib/listings/catalogue/listing-group';
import { listListings, type Listing } from '@/lib/listings/catalogue/listings';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { listingDistance } from '@/lib/listings/similar/similar-listings';

/** Same type and place within a third of the price, or related type at nearly the same price. */
const LIKE = 0.8;

const grouped = perCatalogue(({ listings }) => listings.map(withGroup));

/** Ids, itself first; includes sold listings, because enquiries refer to them. */
export function listingsLike(listing: Listing): readonly string[] {
  const own = withGroup(listing);
  const others = grouped().filter(
    (other) =>
      other.area === own.area &&
      other.operation === own.operation &&
      other.id !== own.id &&
      listingDistance(own, other) <= LIKE,
  );
  return [own.id, ...others.map(({ id }) => id)];
}

export function availableLike(listing: Listing): readonly Listing[] {
  const ids = new Set(listingsLike(listing));
  return listListings().filter(({ id, status }) => status === 'available' && ids.has(id));
}
