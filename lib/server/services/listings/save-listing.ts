import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { DeskField } from '@/lib/server/data/listings/catalogue';
import { requireRight } from '@/lib/server/services/access/with-right';
import { withFields, withoutChange, type ListingEdit } from '@/lib/server/services/catalogue/with-fields';
import { changeDeskListing, type EditResult } from './change-desk-listing';

type ListingSave = Readonly<{
  id: string;
  /** The one that the editor began with. */
  editVersion: number;
  /** Changed ones; undefined removes one. */
  fields: ListingEdit;
}>;

/**
 * Saves what an editor changed, and drops her unsaved draft.
 * @throws RightError without the right to edit.
 */
export async function saveListing(
  actor: Actor,
  { fields, ...target }: ListingSave,
  now = new Date(),
): Promise<EditResult> {
  requireRight(actor, 'listing.edit');
  return changeDeskListing(actor, target, (stored) => withFields(stored, fields, now), now);
}

/**
 * Gives a field back to the source of the listing, whose value is shown from now on.
 * @throws RightError without the right to edit.
 */
export async function restoreField(
  actor: Actor,
  { field, ...target }: Readonly<{ id: string; field: DeskField; editVersion: number }>,
  now = new Date(),
): Promise<EditResult> {
  requireRight(actor, 'listing.edit');
  return changeDeskListing(actor, target, (stored) => withoutChange(stored, field, now), now);
}
