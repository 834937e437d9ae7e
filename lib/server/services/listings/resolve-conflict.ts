import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { requireRight } from '@/lib/server/services/access/with-right';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { changedInputs, typedOf } from '@/lib/listings/fields/typed-changes';
import { typedValues } from '@/lib/listings/fields/typed-values';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { findListingDraft, storeListingDraft } from '@/lib/server/data/listings/listing-drafts';
import { saveForm, type FormResult } from './save-form';

type Choice = Readonly<{
  id: string;
  /** The one that was shown beside the actor's. */
  editVersion: number;
  /** Whether the actor's value of an input is to stay; else the saved one. */
  isMine: (input: string) => boolean;
}>;

/**
 * Saves what somebody chose of her own draft over what others saved. What cannot be saved stays her draft.
 * @throws RightError without the right to edit.
 */
export async function resolveConflict(actor: Actor, { editVersion, id, isMine }: Choice): Promise<FormResult> {
  requireRight(actor, 'listing.edit');
  const stored = await findListingById(id);
  const draft = stored && actor.kind === 'staff' ? await findListingDraft(id, actor.userId) : null;
  if (!stored || !draft || actor.kind !== 'staff') return { status: 'unknown' };
  const chosen = Object.assign(
    {},
    ...changedInputs(draft.fields)
      .filter((input) => isMine(input))
      .map((input) => typedOf(draft.fields, input)),
  ) as typeof draft.fields;
  const result = await saveForm(actor, { id, editVersion, began: typedValues(withChanges(stored)), typed: chosen });
  if (result.status === 'invalid' || result.status === 'refused') {
    await storeListingDraft(id, actor.userId, { fields: chosen, overVersion: editVersion });
  }
  return result;
}
