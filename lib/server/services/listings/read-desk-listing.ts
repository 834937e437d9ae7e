import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { ActivityAction } from '@/lib/access/activity';
import { lawDay } from '@/lib/listings/law/law-day';
import { audienceOf } from '@/lib/listings/alerts/alert-audience';
import type { AudienceRange } from '@/lib/listings/desk/audience';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import { indexWarnings } from '@/lib/listings/law/advert-warnings';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
import { listingWarnings } from '@/lib/listings/schema/listing-warnings';
import { countAlertQueries } from '@/lib/server/data/alerts/alerts';
import { findListingById, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { isKnownToAlerts } from '@/lib/server/data/listings/listing-prices';
import { findRecentChange, UNDO_SECONDS, type RecentChange } from '@/lib/server/data/listings/recent-changes';
import { requireRight } from '@/lib/server/services/access/with-right';
import { restored } from '@/lib/server/services/catalogue/listing-history';
import { missingForPublication } from '@/lib/server/services/catalogue/missing-fields';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { isHiddenListing } from '@/lib/site/samples';
import type { Listing } from '@/content/types/listing';
import { toDeskListing } from './to-desk-listing';

type RecentStep = Readonly<{
  action: ActivityAction;
  seenAt: Date | null;
  /** No alert is sent before this time; null when the change cannot be undone. */
  undoUntil: Date | null;
  isLowered: boolean;
}>;

export type DeskListingView = Readonly<{
  listing: DeskListing;
  editVersion: number;
  recent: RecentStep | null;
  problems: readonly ListingProblem[];
  /** Points to check; none prevents publication. */
  warnings: readonly ListingProblem[];
  audience: readonly AudienceRange[];
  /** Alerts have already reported the listing; publication triggers none. */
  isKnown: boolean;
}>;

export async function readDeskListing(actor: Actor, id: string, now = new Date()): Promise<DeskListingView | null> {
  requireRight(actor, 'listing.read');
  const stored = await findListingById(id);
  if (!stored || isHiddenListing(stored)) return null;
  const today = lawDay(now);
  const problems = missingForPublication(stored, today);
  const draft = withChanges(stored);
  const change = await findRecentChange(id);
  const canUndo = change && change.action !== 'changeUndone' && change.editVersion === stored.editVersion;
  return {
    listing: toDeskListing(stored, stored.publishedAt ?? now),
    editVersion: stored.editVersion,
    recent: change && {
      action: change.action,
      seenAt: change.seenAt,
      isLowered:
        change.action === 'priceChanged' && (priceBefore(stored, change, now) ?? 0) > (withChanges(stored).price ?? 0),
      undoUntil: canUndo ? new Date(change.createdAt.getTime() + UNDO_SECONDS * 1_000) : null,
    },
    problems,
    warnings: [...listingWarnings(draft), ...indexWarnings(draft, today)],
    audience: stored.problems.length > 0 ? [] : audienceOf(withChanges(stored) as Listing, await countAlertQueries()),
    isKnown: await isKnownToAlerts(id),
  };
}

const priceBefore = (stored: StoredListing, { former }: RecentChange, now: Date) =>
  withChanges(restored(stored, former, now)).price;
