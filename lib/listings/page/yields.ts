import type { Listing } from '@/content/types/listing';

/** Fractions of the price per year. */
export type Yields = Readonly<{ gross: number; net: number }>;

const MONTHS_A_YEAR = 12;

export function grossYield({ likelyRent, operation, price, status }: Listing): number | null {
  if (!likelyRent || operation === 'rent' || status === 'sold') return null;
  return (likelyRent.amount * MONTHS_A_YEAR) / price;
}

/** Net yield uses `total` (EUR, with taxes and costs). Insurance, repairs, vacancy and income tax are not deducted. */
export function yieldsOf(listing: Listing, total: number): Yields | null {
  const { communityFees, likelyRent, propertyTax } = listing;
  const gross = grossYield(listing);
  if (!likelyRent || gross === null) return null;
  const rent = likelyRent.amount * MONTHS_A_YEAR;
  return { gross, net: (rent - communityFees * MONTHS_A_YEAR - propertyTax) / total };
}
