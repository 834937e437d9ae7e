import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { DeskField } from '@/lib/server/data/listings/catalogue';
import { requireRight } from '@/lib/server/services/access/with-right';
import { withFields, withoutChange, type ListingEdit } from '@/lib/server/services/catalogue/with-fields';
import { changeDeskListing, type EditResult } from './change-desk-listing';

type ListingSave = Readonly<{
  id: string;
  editVersion: number;
  fields: ListingEdit;
}>;

/**
 * Saves changes and deletes the editor's draft.
 * @throws RightError
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
 * Restores a field to the source's value.
 * @throws RightError
 */
export async function restoreField(
  actor: Actor,
  { field, ...target }: Readonly<{ id: string; field: DeskField; editVersion: number }>,
  now = new Date(),
): Promise<EditResult> {
  requireRight(actor, 'listing.edit');
  return changeDeskListing(actor, target, (stored) => withoutChange(stored, field, now), now);
}
