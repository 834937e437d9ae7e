import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { currentCatalogue } from '@/lib/listings/catalogue/catalogue';
import { findRecentChange, markChangeSeen } from '@/lib/server/data/listings/recent-changes';
import { requireRight } from '@/lib/server/services/access/with-right';

/** A change is in the memory of every instance within this time. */
const SEEN_WITHIN_MS = 2_500;
const LOOK_EVERY_MS = 100;

/** Until this instance shows the last change of a listing; notes the moment. Gives up where that takes too long. */
export async function waitForPropagation(actor: Actor, id: string): Promise<void> {
  requireRight(actor, 'listing.read');
  const change = await findRecentChange(id);
  if (!change) return;
  const isSeen = () => currentCatalogue().version >= change.catalogueVersion;
  const end = Date.now() + SEEN_WITHIN_MS;
  while (!isSeen() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  if (isSeen()) await markChangeSeen(id, change.catalogueVersion);
}
