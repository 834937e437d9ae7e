import type { Listing } from '@/content/types/listing';

/** Returns EUR; null when the listing is sold and the seller hides the price. */
export function shownPrice({
  hidesSoldPrice = false,
  price,
  status,
}: Pick<Listing, 'hidesSoldPrice' | 'price' | 'status'>): number | null {
  return status === 'sold' && hidesSoldPrice ? null : price;
}
