import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { isStepOf } from '@/lib/listings/desk/listing-steps';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { requireRight } from '@/lib/server/services/access/with-right';
import {
  changeListing,
  type ListingChange,
  type ListingChangeResult,
} from '@/lib/server/services/catalogue/change-listing';
import { stateOf } from './to-desk-listing';
import { waitForPropagation } from './wait-for-propagation';

export type ListingStepInput = Readonly<{
  id: string;
  editVersion: number;
  change: ListingChange;
}>;

/**
 * Applies a step and notes when this instance shows it.
 * @throws RightError
 */
export async function applyListingStep(
  actor: Actor,
  { change, editVersion, id }: ListingStepInput,
  now = new Date(),
): Promise<ListingChangeResult> {
  requireRight(actor, 'listing.publish');
  const stored = await findListingById(id);
  if (!stored) return { status: 'unknown' };
  if (stored.editVersion !== editVersion) return { status: 'conflict', id };
  if (!isStepOf(stateOf(stored), change.kind)) return { status: 'unchanged', id };
  const result = await changeListing(actor, stored.reference, change, { editVersion, now });
  if (result.status === 'changed') await waitForPropagation(actor, id);
  return result;
}
