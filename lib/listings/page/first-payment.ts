import { shownPrice } from '@/lib/listings/list/shown-price';
import type { Listing } from '@/content/types/listing';

/** EUR: first month, deposit, guarantee, and the fee if the tenant pays it. */
export function firstPayment(listing: Listing): number | null {
  const { agencyFee, rental } = listing;
  const rent = shownPrice(listing);
  if (!rental || rent === null) return null;
  const months = 1 + rental.depositMonths + rental.guaranteeMonths;
  return months * rent + (agencyFee.paidBy === 'client' ? agencyFee.amount : 0);
}
