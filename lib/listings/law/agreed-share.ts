import type { Listing } from '@/content/types/listing';

type Sold = Pick<Listing, 'agreedPrice' | 'hidesSoldPrice' | 'operation' | 'price' | 'status'>;

/** Returns the paid share of the asking price; null unless sold and the seller permits disclosure. */
export function agreedShare({ agreedPrice, hidesSoldPrice = false, operation, price, status }: Sold): number | null {
  if (status !== 'sold' || operation !== 'sale' || hidesSoldPrice || !agreedPrice?.hasSellerConsent) return null;
  return agreedPrice.amount / price;
}
