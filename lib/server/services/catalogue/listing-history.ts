import 'server-only';
import { authorName, type Actor } from '@/lib/access/actor';
import { lawDay } from '@/lib/listings/law/law-day';
import type { StoredListing } from '@/lib/server/data/listings/catalogue';
import { addRevision } from '@/lib/server/data/listings/listing-revisions';
import type { FormerState } from '@/lib/server/data/listings/recent-changes';
import { missingFields } from './missing-fields';
import { visibleListing } from './visible-listing';

/**
 * Records the new version, and the former one if it was never recorded. Call it within the transaction of the change.
 */
export async function recordRevisions(actor: Actor, before: StoredListing, after: StoredListing): Promise<void> {
  const former = visibleListing(before);
  const shown = visibleListing(after);
  if (former) await addRevision(before.id, before.editVersion, former, '');
  if (shown) await addRevision(after.id, after.editVersion, shown, authorName(actor));
}

export const formerState = ({
  base,
  changes,
  isAbsent,
  problems,
  publishedAt,
  soldAt,
}: StoredListing): FormerState => ({
  base,
  changes,
  isAbsent,
  problems,
  publishedAt: publishedAt?.toISOString() ?? null,
  soldAt: soldAt?.toISOString() ?? null,
});

/** Restores the state before a desk change; keeps later changes of the source. */
export function restored(stored: StoredListing, former: FormerState, now: Date): StoredListing {
  const next: StoredListing = {
    ...stored,
    base: stored.source === 'desk' ? former.base : stored.base,
    changes: former.changes,
    publishedAt: former.publishedAt === null ? null : new Date(former.publishedAt),
    soldAt: former.soldAt === null ? null : new Date(former.soldAt),
  };
  const problems = missingFields(next, lawDay(now), { ...next, problems: former.problems });
  return { ...next, problems };
}
