import type { Listing } from '@/content/types/listing';

type Sold = Pick<Listing, 'agreedPrice' | 'hidesSoldPrice' | 'operation' | 'price' | 'status'>;

/** Share of the asking price that was paid. Null unless it is sold and the seller lets the agency say so. */
export function agreedShare({ agreedPrice, hidesSoldPrice = false, operation, price, status }: Sold): number | null {
  if (status !== 'sold' || operation !== 'sale' || hidesSoldPrice || !agreedPrice?.hasSellerConsent) return null;
  return agreedPrice.amount / price;
}
