import 'server-only';
import type { DeskField, StoredListing } from '@/lib/server/data/listings/catalogue';
import type { ListingDraft } from '@/content/types/listing';
import { isSameValue } from '@/lib/text/is-same-value';
import { isoDay } from '@/lib/text/iso-day';
import { listingHash } from './listing-hash';
import { saleDate } from './visible-listing';

export type { DeskField };

/** New values of fields; undefined removes one. */
export type ListingEdit = Readonly<{ [Field in DeskField]?: ListingDraft[Field] }>;

const isOfDesk = ({ source }: Pick<StoredListing, 'source'>) => source === 'desk';

/**
 * With what the desk says from today on: in a listing of the desk itself, over the source of another one, where what
 * the source says too is no change and goes on being followed.
 */
export function withFields(stored: StoredListing, edit: ListingEdit, now: Date): StoredListing {
  const base: Record<string, unknown> = { ...stored.base };
  const changes: Record<string, unknown> = { ...stored.changes };
  for (const [field, value] of Object.entries(edit)) {
    const over = base[field];
    delete changes[field];
    if (!isOfDesk(stored)) {
      if (!isSameValue(value, over)) changes[field] = { value, over };
    } else if (value === undefined) delete base[field];
    else base[field] = value;
  }
  const updated = isoDay(now);
  return isOfDesk(stored)
    ? completed(stored, { ...base, updated, ...(stored.publishedAt === null && { published: updated }) }, changes)
    : completed(stored, base, { ...changes, updated });
}

/** With the source's value of a field in place of the desk's. */
export function withoutChange(stored: StoredListing, field: DeskField, now: Date): StoredListing {
  const changes: Record<string, unknown> = { ...stored.changes, updated: isoDay(now) };
  delete changes[field];
  return completed(stored, stored.base, changes);
}

/** Fields whose value visitors see is another one. */
export function differences(before: ListingDraft, after: ListingDraft): readonly DeskField[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  fields.delete('updated');
  return ([...fields] as DeskField[]).filter((field) => !isSameValue(before[field], after[field]));
}

function completed(stored: StoredListing, base: object, changes: object): StoredListing {
  const next = { ...stored, base: base as ListingDraft, changes: changes as StoredListing['changes'] };
  // The hash tells whether the source has changed.
  const baseHash = isOfDesk(stored) ? listingHash(base) : stored.baseHash;
  return { ...next, baseHash, soldAt: saleDate(next) };
}
