import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import {
  createPreview,
  endPreview,
  listPreviews,
  type ListingPreview,
} from '@/lib/server/data/listings/listing-previews';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { drawableListing, type DrawableListing } from '@/lib/server/services/catalogue/drawable-listing';

export type DeskPreview = Readonly<{
  listing: DrawableListing['listing'];
  problems: readonly ListingProblem[];
  addresses: readonly ListingPreview[];
}>;

export async function readPreview(actor: Actor, id: string): Promise<DeskPreview | null> {
  requireRight(actor, 'listing.read');
  const stored = await findListingById(id);
  return stored && { ...(await drawableListing(stored)), addresses: await listPreviews(id) };
}

/**
 * Returns a seller link token; null for an unknown listing.
 * @throws RightError
 */
export async function sharePreview(actor: Actor, id: string): Promise<string | null> {
  return withRight(actor, 'listing.edit', { kind: 'listing', id }, async (record) => {
    if (!(await findListingById(id))) return null;
    const token = await createPreview(id, actor.kind === 'staff' ? actor.userId : null);
    await record('previewShared');
    return token;
  });
}

export async function endSharedPreview(actor: Actor, id: string, hash: string): Promise<void> {
  await withRight(actor, 'listing.edit', { kind: 'listing', id }, async () => {
    await endPreview(id, hash);
  });
}
