import type { Listing } from '@/content/types/listing';

/** EUR; null once a listing is sold whose seller wants no price shown. */
export function shownPrice({
  hidesSoldPrice = false,
  price,
  status,
}: Pick<Listing, 'hidesSoldPrice' | 'price' | 'status'>): number | null {
  return status === 'sold' && hidesSoldPrice ? null : price;
}
