import type { Listing } from '@/content/types/listing';

/** EUR; null when sold and the seller hides the price. */
export function shownPrice({
  hidesSoldPrice = false,
  price,
  status,
}: Pick<Listing, 'hidesSoldPrice' | 'price' | 'status'>): number | null {
  return status === 'sold' && hidesSoldPrice ? null : price;
}
