import 'server-only';
import type { FeedListing } from '@/content/types/feed-listing';
import { feedDraft } from '@/lib/listings/kyero/feed-draft';
import type { Supplement } from '@/lib/listings/kyero/feed-settings';
import { lawDay } from '@/lib/listings/law/law-day';
import { exclusionWords } from '@/lib/listings/schema/listing-warnings';
import type { ListingFields, StoredListing } from '@/lib/server/data/listings/catalogue';
import { listingHash } from '@/lib/server/services/catalogue/listing-hash';
import { missingForPublication, missingFields } from '@/lib/server/services/catalogue/missing-fields';
import { saleDate } from '@/lib/server/services/catalogue/visible-listing';

type Input = Readonly<{
  id: string;
  feedId: string | null;
  listing: FeedListing;
  position: number;
  before: StoredListing | null;
  supplement: Supplement;
  isTrusted: boolean;
  origin: string;
  inputHash: string | null;
  images: readonly string[];
}>;

/** Returns catalogue fields. A complete listing of a trusted feed is published, unless its texts need review. */
export function storedFeedListing(input: Input): ListingFields {
  const { before, feedId, id, images, inputHash, isTrusted, listing, origin, position, supplement } = input;
  const today = lawDay(new Date());
  const published = before?.base.published ?? today;
  const base = feedDraft(listing, { id, published, images }, supplement);
  const changes = withoutReturn(before?.changes ?? {});
  const baseHash = listingHash(base);
  const unchanged = before?.baseHash === baseHash ? before : null;
  const problems = before?.publishedAt
    ? missingFields({ base, changes }, today, unchanged)
    : missingForPublication({ base, changes }, today);
  // Words that seem to keep people out are confirmed at the desk, by name.
  const needsReview = listing.hasOwnershipDoubt || exclusionWords(base).length > 0;
  const fields = {
    base,
    baseHash,
    feedId,
    inputHash,
    problems,
    changes,
    isAbsent: listing.status === 'withdrawn',
    province: listing.provinceId,
    position: before?.position ?? position,
    publishedAt: before?.publishedAt ?? (isTrusted && problems.length === 0 && !needsReview ? new Date() : null),
    soldAt: before?.soldAt ?? null,
    editVersion: before?.editVersion ?? 0,
    deletedAt: null,
    source: origin,
  };
  return { ...fields, soldAt: saleDate(fields) };
}

/** Drops the override for a missing listing once its source has it again. */
function withoutReturn({ isWithdrawn, ...changes }: ListingFields['changes']): ListingFields['changes'] {
  return isWithdrawn ? { ...changes, isWithdrawn } : changes;
}
