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
  editVersion: number;
  isMine: (input: string) => boolean;
}>;

/**
 * Merges the actor's draft. Values that cannot be saved stay in the draft.
 * @throws RightError
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
  const result = await saveForm(actor, {
    id,
    editVersion,
    began: typedValues(withChanges(stored)),
    typed: chosen,
    // The page shows both prices.
    confirmedPrice: 'any',
  });
  if (result.status === 'invalid' || result.status === 'refused') {
    await storeListingDraft(id, actor.userId, { fields: chosen, overVersion: editVersion });
  }
  return result;
}
