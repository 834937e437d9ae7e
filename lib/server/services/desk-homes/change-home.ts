import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { currentCatalogue } from '@/lib/listings/catalogue';
import { isStepOf } from '@/lib/listings/desk/home-steps';
import { findListingById } from '@/lib/server/data/catalogue';
import { findRecentChange, markChangeSeen } from '@/lib/server/data/recent-changes';
import { requireRight } from '@/lib/server/services/access/with-right';
import {
  changeListing,
  type ListingChange,
  type ListingChangeResult,
} from '@/lib/server/services/catalogue/change-listing';
import { stateOf } from './to-desk-home';

export type HomeChange = Readonly<{
  id: string;
  /** The one that the person saw. */
  editVersion: number;
  change: ListingChange;
}>;

/** A change is in the memory of every instance within this time. */
const SEEN_WITHIN_MS = 2_500;
const LOOK_EVERY_MS = 100;

/**
 * A step of the desk, and the moment from which this instance shows it.
 * @throws RightError without the right to publish.
 */
export async function changeHome(
  actor: Actor,
  { change, editVersion, id }: HomeChange,
  now = new Date(),
): Promise<ListingChangeResult> {
  requireRight(actor, 'listing.publish');
  const stored = await findListingById(id);
  if (!stored) return { status: 'unknown' };
  if (stored.editVersion !== editVersion) return { status: 'conflict', id };
  if (!isStepOf(stateOf(stored), change.kind)) return { status: 'unchanged', id };
  const result = await changeListing(actor, stored.reference, change, { editVersion, now });
  if (result.status === 'changed') await untilSeen(id);
  return result;
}

async function untilSeen(id: string): Promise<void> {
  const change = await findRecentChange(id);
  if (!change) return;
  const end = Date.now() + SEEN_WITHIN_MS;
  while (currentCatalogue().version < change.catalogueVersion && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  if (currentCatalogue().version >= change.catalogueVersion) await markChangeSeen(id, change.catalogueVersion);
}
