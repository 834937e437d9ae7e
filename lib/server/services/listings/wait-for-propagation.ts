import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { currentCatalogue } from '@/lib/listings/catalogue/catalogue';
import { findRecentChange, markChangeSeen } from '@/lib/server/data/listings/recent-changes';
import { requireRight } from '@/lib/server/services/access/with-right';

const SEEN_WITHIN_MS = 2_500;
const LOOK_EVERY_MS = 100;

/** Waits until this instance shows the last change, at most `SEEN_WITHIN_MS`. */
export async function waitForPropagation(actor: Actor, id: string): Promise<void> {
  requireRight(actor, 'listing.read');
  const change = await findRecentChange(id);
  if (!change) return;
  const isSeen = () => currentCatalogue().version >= change.catalogueVersion;
  const end = Date.now() + SEEN_WITHIN_MS;
  while (!isSeen() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  if (isSeen()) await markChangeSeen(id, change.catalogueVersion);
}
