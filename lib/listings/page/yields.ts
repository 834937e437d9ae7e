import type { Listing } from '@/content/types/listing';

/** Fractions of a year. */
export type Yields = Readonly<{ gross: number; net: number }>;

const MONTHS_A_YEAR = 12;

/** A year of the likely rent by the price, of a listing for sale that has one. */
export function grossYield({ likelyRent, operation, price, status }: Listing): number | null {
  if (!likelyRent || operation === 'rent' || status === 'sold') return null;
  return (likelyRent.amount * MONTHS_A_YEAR) / price;
}

/**
 * Of a listing for sale with a likely rent: gross on its price; net of community fees and property tax on `total`, the
 * price with taxes and costs (EUR). Insurance, repairs, empty months and the tax on the income are not deducted.
 */
export function yieldsOf(listing: Listing, total: number): Yields | null {
  const { communityFees, likelyRent, propertyTax } = listing;
  const gross = grossYield(listing);
  if (!likelyRent || gross === null) return null;
  const rent = likelyRent.amount * MONTHS_A_YEAR;
  return { gross, net: (rent - communityFees * MONTHS_A_YEAR - propertyTax) / total };
}
