import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { largePriceChange, type LargePriceChange } from '@/lib/listings/desk/large-price-change';
import { isStepOf } from '@/lib/listings/desk/listing-steps';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { requireRight } from '@/lib/server/services/access/with-right';
import {
  changeListing,
  type ListingChange,
  type ListingChangeResult,
} from '@/lib/server/services/catalogue/change-listing';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { stateOf } from './to-desk-listing';
import { waitForPropagation } from './wait-for-propagation';

export type ListingStepInput = Readonly<{
  id: string;
  editVersion: number;
  change: ListingChange;
  /** Price of a large change that the actor has confirmed. */
  confirmed?: number;
}>;

export type ListingStepResult = ListingChangeResult | LargePriceChange;

/**
 * Applies a step and notes when this instance shows it.
 * @throws RightError
 */
export async function applyListingStep(
  actor: Actor,
  { change, confirmed, editVersion, id }: ListingStepInput,
  now = new Date(),
): Promise<ListingStepResult> {
  requireRight(actor, 'listing.publish');
  const stored = await findListingById(id);
  if (!stored) return { status: 'unknown' };
  if (stored.editVersion !== editVersion) return { status: 'conflict', id };
  if (!isStepOf(stateOf(stored), change.kind)) return { status: 'unchanged', id };
  const large = change.kind === 'price' && largePriceChange(withChanges(stored).price, change.price, confirmed);
  if (large) return large;
  const result = await changeListing(actor, stored.reference, change, { editVersion, now });
  if (result.status === 'changed') await waitForPropagation(actor, id);
  return result;
}
