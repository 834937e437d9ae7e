import { shownPrice } from '@/lib/listings/list/shown-price';
import type { Listing } from '@/content/types/listing';

/** What a tenant pays on moving in, EUR: first month, deposit, guarantee, the agency's fee if it is the tenant's. */
export function firstPayment(listing: Listing): number | null {
  const { agencyFee, rental } = listing;
  const rent = shownPrice(listing);
  if (!rental || rent === null) return null;
  const months = 1 + rental.depositMonths + rental.guaranteeMonths;
  return months * rent + (agencyFee.paidBy === 'client' ? agencyFee.amount : 0);
}
