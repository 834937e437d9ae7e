import 'server-only';
import { withGroup } from '@/lib/listings/catalogue/listing-group';
import { listListings, type Listing } from '@/lib/listings/catalogue/listings';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { listingDistance } from '@/lib/listings/similar/similar-listings';

/**
 * The same kind in the same place at a price within a third; another kind of the family at nearly the same price. Another
 * area alone is further.
 */
const LIKE = 0.8;

const grouped = perCatalogue(({ listings }) => listings.map(withGroup));

/** Ids of listings like one, itself first, sold ones too: somebody asked about them. */
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

/** Those of them that are to be had. */
export function availableLike(listing: Listing): readonly Listing[] {
  const ids = new Set(listingsLike(listing));
  return listListings().filter(({ id, status }) => status === 'available' && ids.has(id));
}
