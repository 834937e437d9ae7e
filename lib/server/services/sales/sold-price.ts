import 'server-only';
import { valuedTypes } from '@/content/types/property-type';
import { agencyDay } from '@/lib/appointments/agency-day';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { listOffers } from '@/lib/server/data/sales/offers';
import { listMilestones, type Sale } from '@/lib/server/data/sales/sales';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import type { SoldPrice } from '@/lib/valuation/own-sales';

/** Returns the agreed price and what it is compared by; null if any of it is unknown. */
export async function findSoldPrice({ id, listingId }: Sale): Promise<SoldPrice | null> {
  const stored = await findListingById(listingId);
  if (!stored) return null;
  const { agreedPrice, area, builtArea, operation, soldOn, type } = withChanges(stored);
  const [offers, milestones] = [await listOffers(id), await listMilestones(id)];
  const price = agreedPrice?.amount ?? offers.find(({ state }) => state === 'accepted')?.amount;
  const valued = valuedTypes.find((known) => known === type);
  if (operation !== 'sale' || !area || !builtArea || !price || !valued) return null;
  const deed = milestones.find(({ kind }) => kind === 'deed')?.doneOn;
  return { area, type: valued, size: builtArea, price, soldOn: deed ?? soldOn ?? agencyDay() };
}
