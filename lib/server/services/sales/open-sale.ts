import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { noteClientsOf } from '@/lib/server/data/contacts/offer-grounds';
import type { NewMilestone, Mandate } from '@/lib/server/data/sales/sales';
import { insertSale, setSaleClosed, storeMilestone, updateSale } from '@/lib/server/data/sales/sales';
import { findListingById, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { withRight } from '@/lib/server/services/access/with-right';
import { isDraft, withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { agencyDay } from '@/lib/appointments/agency-day';
import { storeSoldPrice } from '@/lib/server/data/sales/sold-prices';
import { findSoldPrice } from './sold-price';
import { withSale } from './with-sale';

/** Opens a sale with completed milestones. `known`: a sale is already open. `gone`: no such listing. */
export async function openSale(actor: Actor, listingId: string, mandate: Mandate): Promise<'done' | 'known' | 'gone'> {
  return withRight(actor, 'sale.open', { kind: 'sale', id: listingId }, async (record) => {
    const listing = await findListingById(listingId);
    if (!listing) return 'gone';
    const id = await insertSale(listingId, mandate, actor.kind === 'staff' ? actor.userId : null);
    if (!id) return 'known';
    for (const milestone of stepsDone(listing, mandate)) await storeMilestone(id, milestone);
    await record('saleOpened', { after: { reference: listing.reference } });
    return 'done';
  });
}

function stepsDone(listing: StoredListing, { mandateFrom }: Mandate): readonly NewMilestone[] {
  const done = (kind: NewMilestone['kind'], doneOn: string) => ({
    kind,
    doneOn,
    dueOn: null,
    waitsFor: null,
    note: '',
  });
  const published = isDraft(listing) ? null : withChanges(listing).published;
  return [
    ...(mandateFrom && mandateFrom <= agencyDay() ? [done('mandate', mandateFrom)] : []),
    ...(published ? [done('photographs', published), done('published', published)] : []),
  ];
}

export async function changeSale(
  actor: Actor,
  listingId: string,
  { state, ...mandate }: Mandate & Readonly<{ state: 'open' | 'arras' }>,
): Promise<'done' | 'gone'> {
  return withSale<'done' | 'gone'>(actor, 'sale.open', listingId, async ({ sale }, record) => {
    await updateSale(sale.id, mandate, state);
    await record('saleChanged', { before: { state: sale.state }, after: { state } });
    return 'done';
  });
}

/**
 * Ends sellers' access at once. `completed`: deed signed; `ended`: mandate ended without one. `isComparable`: the sellers
 * agree that the price is compared without the address; `noPrice`: not completed, or price, type or size are unknown.
 */
export async function closeSale(
  actor: Actor,
  listingId: string,
  { isComparable, state }: Readonly<{ state: 'completed' | 'ended'; isComparable: boolean }>,
): Promise<'done' | 'gone' | 'noPrice'> {
  return withSale<'done' | 'gone' | 'noPrice'>(actor, 'sale.open', listingId, async ({ sale }, record) => {
    if (isComparable) {
      const sold = state === 'completed' ? await findSoldPrice(sale) : null;
      if (!sold) return 'noPrice';
      await storeSoldPrice(sale.id, sold);
    }
    await setSaleClosed(sale.id, state);
    await noteClientsOf(sale.id);
    await record('saleClosed', { before: { state: sale.state }, after: { state, isComparable } });
    return 'done';
  });
}

export async function setMilestone(actor: Actor, listingId: string, milestone: NewMilestone): Promise<'done' | 'gone'> {
  return withSale<'done' | 'gone'>(actor, 'sale.open', listingId, async ({ sale }, record) => {
    await storeMilestone(sale.id, milestone);
    await record('milestoneSet', { after: { step: milestone.kind, isDone: milestone.doneOn !== null } });
    return 'done';
  });
}
