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

type DeskListing = Readonly<{
  stored: StoredListing;
  /** What the source and the desk say together; visitors see it if `isVisible`. */
  shown: ListingDraft;
  isVisible: boolean;
  /** What the actor typed and did not save. */
  draft: StoredDraft | null;
  /** Changed here and since then at the source too. */
  conflicts: readonly DeskField[];
  /** What it lacks today to be published. */
  problems: readonly ListingProblem[];
}>;

/**
 * Null for an unknown or deleted one, and for a hidden sample.
 * @throws RightError without the right to read.
 */
export async function findDeskListing(actor: Actor, id: string, now = new Date()): Promise<DeskListing | null> {
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
