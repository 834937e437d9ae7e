import type { Listing } from '@/content/types/listing';

type Sold = Pick<Listing, 'agreedPrice' | 'hidesSoldPrice' | 'operation' | 'price' | 'status'>;

/** Fraction of the asking price; null unless sold and disclosure is permitted. */
export function agreedShare({ agreedPrice, hidesSoldPrice = false, operation, price, status }: Sold): number | null {
  if (status !== 'sold' || operation !== 'sale' || hidesSoldPrice || !agreedPrice?.hasSellerConsent) return null;
  return agreedPrice.amount / price;
}
