import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { ActivityAction } from '@/lib/access/activity';
import { lawDay } from '@/lib/listings/law/law-day';
import { audienceOf } from '@/lib/listings/alerts/alert-audience';
import type { AudienceRange } from '@/lib/listings/desk/audience';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
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
  /** When this instance was seen to show it. */
  seenAt: Date | null;
  /** Until when it can be undone, and nobody is emailed; null where it cannot. */
  undoUntil: Date | null;
  /** It made the home cheaper. */
  isLowered: boolean;
}>;

/** A home, and what its next step would do. */
export type DeskListingView = Readonly<{
  listing: DeskListing;
  editVersion: number;
  recent: RecentStep | null;
  /** What it lacks today to be published. */
  problems: readonly ListingProblem[];
  /** Alerts that it matches; empty while it lacks something. */
  audience: readonly AudienceRange[];
  /** Whether alerts have told of it: a publication is no news then. */
  isKnown: boolean;
}>;

/** Null for an unknown or deleted one, and for a hidden sample. */
export async function readDeskListing(actor: Actor, id: string, now = new Date()): Promise<DeskListingView | null> {
  requireRight(actor, 'listing.read');
  const stored = await findListingById(id);
  if (!stored || isHiddenListing(stored)) return null;
  const problems = missingForPublication(stored, lawDay(now));
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
    // Without problems it has every field.
    audience: stored.problems.length > 0 ? [] : audienceOf(withChanges(stored) as Listing, await countAlertQueries()),
    isKnown: await isKnownToAlerts(id),
  };
}

const priceBefore = (stored: StoredListing, { former }: RecentChange, now: Date) =>
  withChanges(restored(stored, former, now)).price;
