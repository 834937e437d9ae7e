import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { activityActions, type ActivityAction, type ActivityChange } from '@/lib/access/activity';
import { lawDay } from '@/lib/listings/law/law-day';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';
import { findListingById, storeListings, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { findLastActivity } from '@/lib/server/data/staff/last-activity';
import { deleteListingDrafts } from '@/lib/server/data/listings/listing-drafts';
import { putRecentChange } from '@/lib/server/data/listings/recent-changes';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { toleratedListing } from '@/lib/server/services/catalogue/advert-notice';
import { eventsOf } from '@/lib/server/services/catalogue/listing-events';
import { formerState, recordRevisions } from '@/lib/server/services/catalogue/listing-history';
import { missingFields } from '@/lib/server/services/catalogue/missing-fields';
import { visibleListing, withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { differences } from '@/lib/server/services/catalogue/with-fields';
import type { ListingDraft } from '@/content/types/listing';

export type EditResult = Readonly<
  | { status: 'saved'; editVersion: number }
  /** Another edit was saved in between. */
  | { status: 'conflict'; editVersion: number; theirs: ListingDraft; author: string; at: Date | null }
  | { status: 'unknown' }
  /** The listing is published and would be invalid. */
  | { status: 'refused'; problems: readonly ListingProblem[] }
>;

type Target = Readonly<{ id: string; editVersion: number }>;

/** A draft may be incomplete; a published listing must stay lawful. */
export async function changeDeskListing(
  actor: Actor,
  { id, editVersion }: Target,
  edit: (stored: StoredListing) => StoredListing,
  now = new Date(),
): Promise<EditResult> {
  let result: EditResult = { status: 'unknown' };
  await withRight(actor, 'listing.edit', { kind: 'listing', id }, (record) =>
    changeCatalogue(async (version) => {
      const stored = await findListingById(id);
      if (!stored) return false;
      if (stored.editVersion !== editVersion) {
        result = { status: 'conflict', ...(await conflictOf(stored)) };
        return false;
      }
      const edited = edit(stored);
      const changed = changeOf(stored, edited);
      const today = lawDay(now);
      const problems = missingFields(edited, today, await toleratedListing(stored, today));
      if (changed && visibleListing(stored) && problems.length > 0) {
        result = { status: 'refused', problems };
        return false;
      }
      if (actor.kind === 'staff') await deleteListingDrafts(id, actor.userId);
      result = { status: 'saved', editVersion };
      if (changed === null) return false;
      const next = { ...edited, problems, editVersion: editVersion + 1 };
      const events = eventsOf(stored, next, 'desk');
      if (actor.kind === 'staff' && events.length > 0) await putRecentChange(recentChange(stored, next, version));
      await storeListings(version, [{ fields: next, events }]);
      await recordRevisions(actor, stored, next);
      for (const [action, change] of recordsOf(changed)) await record(action, change);
      result = { status: 'saved', editVersion: next.editVersion };
      return true;
    }),
  );
  return result;
}

const recentChange = (stored: StoredListing, { editVersion, id }: StoredListing, catalogueVersion: number) => ({
  listingId: id,
  action: 'listingEdited' as const,
  editVersion,
  catalogueVersion,
  former: formerState(stored),
});

/**
 * Returns null when the listing never changed at the desk.
 * @throws RightError
 */
export async function findListingAuthor(actor: Actor, id: string) {
  requireRight(actor, 'listing.read');
  return findLastActivity({ kind: 'listing', id }, listingActions);
}

async function conflictOf(stored: StoredListing) {
  const last = await findLastActivity({ kind: 'listing', id: stored.id }, listingActions);
  return {
    editVersion: stored.editVersion,
    theirs: withChanges(stored),
    author: last?.name ?? '',
    at: last?.at ?? null,
  };
}

const listingActions = activityActions.filter((action) => /^listing|^price|^image|^revision|^change/.test(action));

type Values = Readonly<Record<string, unknown>>;

function changeOf(before: StoredListing, after: StoredListing): Required<ActivityChange> | null {
  const [from, to] = [withChanges(before), withChanges(after)];
  const fields = differences(from, to);
  const isSameSource = Object.keys(before.changes).every((key) => key === 'updated' || key in after.changes);
  if (fields.length === 0 && isSameSource) return null;
  const values = (draft: Values) => Object.fromEntries(fields.map((field) => [field, draft[field] ?? null]));
  return { before: values(from), after: values(to) };
}

function recordsOf({
  after,
  before,
}: Required<ActivityChange>): readonly (readonly [ActivityAction, ActivityChange])[] {
  const { price: oldPrice, ...others } = before;
  const { price, ...otherValues } = after;
  return [
    ...('price' in after ? [['priceChanged', { before: { price: oldPrice }, after: { price } }] as const] : []),
    ...('price' in after && Object.keys(others).length === 0
      ? []
      : [['listingEdited', { before: others, after: otherValues }] as const]),
  ];
}
