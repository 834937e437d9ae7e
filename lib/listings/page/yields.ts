import type { Listing } from '@/content/types/listing';

/** Fractions of a year. */
export type Yields = Readonly<{ gross: number; net: number }>;

const MONTHS_A_YEAR = 12;

/**
 * Of a listing for sale with a likely rent: gross on its price; net of community fees and property tax on `total`, the
 * price with taxes and costs (EUR). Insurance, repairs, empty months and the tax on the income are not deducted.
 */
export function yieldsOf(
  { communityFees, likelyRent, operation, price, propertyTax, status }: Listing,
  total: number,
): Yields | null {
  if (!likelyRent || operation === 'rent' || status === 'sold') return null;
  const rent = likelyRent.amount * MONTHS_A_YEAR;
  return { gross: rent / price, net: (rent - communityFees * MONTHS_A_YEAR - propertyTax) / total };
}
