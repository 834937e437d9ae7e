import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { ListingDraft } from '@/content/types/listing';
import { lawDay } from '@/lib/listings/law/law-day';
import { findListingById, type DeskField, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { findListingDraft, type StoredDraft } from '@/lib/server/data/listings/listing-drafts';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
import { requireRight } from '@/lib/server/services/access/with-right';
import { conflictsOf, visibleListing, withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { missingForPublication, missingFields } from '@/lib/server/services/catalogue/missing-fields';
import { isHiddenListing } from '@/lib/site/samples';

export type FoundListing = Readonly<{
  stored: StoredListing;
  shown: ListingDraft;
  isVisible: boolean;
  draft: StoredDraft | null;
  conflicts: readonly DeskField[];
  problems: readonly ListingProblem[];
}>;

/**
 * Returns null for an unknown or deleted listing and a hidden sample.
 * @throws RightError
 */
export async function findDeskListing(actor: Actor, id: string, now = new Date()): Promise<FoundListing | null> {
  requireRight(actor, 'listing.read');
  const stored = await findListingById(id);
  if (!stored || isHiddenListing(stored)) return null;
  const lacks = stored.publishedAt === null ? missingForPublication : missingFields;
  return {
    stored,
    shown: withChanges(stored),
    isVisible: visibleListing(stored) !== null,
    draft: actor.kind === 'staff' ? await findListingDraft(id, actor.userId) : null,
    conflicts: conflictsOf(stored),
    problems: lacks(stored, lawDay(now)),
  };
}
