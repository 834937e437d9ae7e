import 'server-only';
import type { ListingDraft } from '@/content/types/listing';
import type { Actor } from '@/lib/access/actor';
import { largePriceChange, type LargePriceChange } from '@/lib/listings/desk/large-price-change';
import { kindInputs } from '@/lib/listings/fields/finished-fields';
import { changedByForm } from '@/lib/listings/fields/read-draft';
import type { ReadError } from '@/lib/listings/fields/read-value';
import { typedChanges, withTyped } from '@/lib/listings/fields/typed-changes';
import { typedValues, type TypedValues } from '@/lib/listings/fields/typed-values';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { deleteListingDrafts, storeListingDraft } from '@/lib/server/data/listings/listing-drafts';
import { requireRight } from '@/lib/server/services/access/with-right';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import type { ListingEdit } from '@/lib/server/services/catalogue/with-fields';
import type { EditResult } from './change-desk-listing';
import { saveListing } from './save-listing';

/** Empty inputs must exist: for land, the floor states that there is none. */
const empty = Object.fromEntries(kindInputs.map((name) => [name, '']));

type FormInput = Readonly<{
  id: string;
  editVersion: number;
  began: TypedValues;
  typed: TypedValues;
  /** Price of a large change that the actor has confirmed. */
  confirmedPrice?: number | 'any';
}>;

export type FormResult =
  EditResult | LargePriceChange | Readonly<{ status: 'invalid'; errors: Readonly<Record<string, ReadError>> }>;

export const typedEdit = (shown: ListingDraft, typed: TypedValues) =>
  changedByForm(shown, withTyped({ ...empty, ...typedValues(shown) }, typed));

/** Saves changed inputs only; on conflict, as a draft. @throws RightError */
export async function saveForm(actor: Actor, input: FormInput): Promise<FormResult> {
  requireRight(actor, 'listing.edit');
  const { began, confirmedPrice, editVersion, id, typed } = input;
  const stored = await findListingById(id);
  if (!stored) return { status: 'unknown' };
  const mine = typedChanges(began, typed);
  const shown = withChanges(stored);
  const { errors, fields } = typedEdit(shown, mine);
  const own = Object.entries(errors).filter(([name]) => name in mine);
  if (own.length > 0) return { status: 'invalid', errors: Object.fromEntries(own) };
  const large =
    confirmedPrice !== 'any' && largePriceChange(shown.price, (fields as ListingEdit).price, confirmedPrice);
  if (large) return large;
  const result = await saveListing(actor, { id, editVersion, fields: fields as ListingEdit });
  if (result.status === 'conflict' && actor.kind === 'staff') {
    await storeListingDraft(id, actor.userId, { fields: mine, overVersion: editVersion });
  }
  return result;
}

type DraftResult = Readonly<{ status: 'saved' | 'changed'; savedAt: Date } | { status: 'unknown' }>;

/**
 * Stores unsaved input for the actor only. `changed`: the listing was saved meanwhile.
 * @throws RightError
 */
export async function saveDraft(
  actor: Actor,
  id: string,
  { editVersion, fields }: Readonly<{ editVersion: number; fields: TypedValues }>,
): Promise<DraftResult> {
  requireRight(actor, 'listing.edit');
  const stored = await findListingById(id);
  if (!stored || actor.kind !== 'staff') return { status: 'unknown' };
  const status = stored.editVersion === editVersion ? 'saved' : 'changed';
  // Input saved before this request arrived is no draft.
  const isSaved = Object.keys(typedChanges(typedValues(withChanges(stored)), fields)).length === 0;
  if (isSaved) {
    await deleteListingDrafts(id, actor.userId);
    return { status: 'saved', savedAt: new Date() };
  }
  return { status, savedAt: await storeListingDraft(id, actor.userId, { fields, overVersion: editVersion }) };
}

export async function discardDraft(actor: Actor, id: string): Promise<void> {
  requireRight(actor, 'listing.edit');
  if (actor.kind === 'staff') await deleteListingDrafts(id, actor.userId);
}
