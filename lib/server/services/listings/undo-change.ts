import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { findListingById, storeListings } from '@/lib/server/data/listings/catalogue';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { findRecentChange, removeEventsOf, markUndone } from '@/lib/server/data/listings/recent-changes';
import { withRight } from '@/lib/server/services/access/with-right';
import { recordRevisions, restored } from '@/lib/server/services/catalogue/listing-history';

/** `late`: over ten minutes ago, or no step. `changed`: edited since. */
export type UndoResult = 'undone' | 'late' | 'changed';

/**
 * Reverts the last step within ten minutes, before price history and emails.
 * @throws RightError
 */
export async function undoChange(actor: Actor, id: string, now = new Date()): Promise<UndoResult> {
  let result: UndoResult = 'late';
  await withRight(actor, 'listing.publish', { kind: 'listing', id }, (record) =>
    changeCatalogue(async (version) => {
      const change = await findRecentChange(id);
      const stored = await findListingById(id);
      if (!change || !stored || change.action === 'changeUndone') return false;
      result = stored.editVersion === change.editVersion ? 'undone' : 'changed';
      if (result === 'changed') return false;
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
