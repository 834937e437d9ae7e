import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { findListingById, storeListings } from '@/lib/server/data/listings/catalogue';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { findRecentChange, removeEventsOf, markUndone } from '@/lib/server/data/listings/recent-changes';
import { withRight } from '@/lib/server/services/access/with-right';
import { recordRevisions, restored } from '@/lib/server/services/catalogue/listing-history';

/** `late`: over ten minutes ago, or no step. `changed`: edited since. A second undo of one change is `undone` too. */
export type UndoResult = 'undone' | 'late' | 'changed';

/**
 * Reverts the step that led to `editVersion` within ten minutes, before price history and emails.
 * @throws RightError
 */
export async function undoChange(actor: Actor, id: string, editVersion: number, now = new Date()): Promise<UndoResult> {
  let result: UndoResult = 'late';
  await withRight(actor, 'listing.publish', { kind: 'listing', id }, (record) =>
    changeCatalogue(async (version) => {
      const change = await findRecentChange(id);
      const stored = await findListingById(id);
      if (!change || !stored) return false;
      const wasUndone = change.action === 'changeUndone';
      const isLast =
        stored.editVersion === change.editVersion && change.editVersion === editVersion + Number(wasUndone);
      result = isLast ? 'undone' : 'changed';
      if (!isLast || wasUndone) return false;
      const next = { ...restored(stored, change.former, now), editVersion: stored.editVersion + 1 };
      await removeEventsOf(change);
      await markUndone(change, next.editVersion, version);
      await storeListings(version, [{ fields: next, events: [] }]);
      await recordRevisions(actor, stored, next);
      await record('changeUndone', { before: { action: change.action } });
      return true;
    }),
  );
  return result;
}
