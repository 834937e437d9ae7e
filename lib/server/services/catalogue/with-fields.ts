import 'server-only';
import type { DeskField, StoredListing } from '@/lib/server/data/listings/catalogue';
import type { ListingDraft } from '@/content/types/listing';
import { isSameValue } from '@/lib/text/is-same-value';
import { lawDay } from '@/lib/listings/law/law-day';
import { listingHash } from './listing-hash';
import { saleDate } from './visible-listing';

export type { DeskField };

export type ListingEdit = Readonly<{ [Field in DeskField]?: ListingDraft[Field] }>;

const isOfDesk = ({ source }: Pick<StoredListing, 'source'>) => source === 'desk';

/** A value equal to the source's is no change and continues to follow the source. */
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
  const updated = lawDay(now);
  return isOfDesk(stored)
    ? completed(stored, { ...base, updated, ...(stored.publishedAt === null && { published: updated }) }, changes)
    : completed(stored, base, { ...changes, updated });
}

export function withoutChange(stored: StoredListing, field: DeskField, now: Date): StoredListing {
  const changes: Record<string, unknown> = { ...stored.changes, updated: lawDay(now) };
  delete changes[field];
  return completed(stored, stored.base, changes);
}

export function differences(before: ListingDraft, after: ListingDraft): readonly DeskField[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  fields.delete('updated');
  return ([...fields] as DeskField[]).filter((field) => !isSameValue(before[field], after[field]));
}

function completed(stored: StoredListing, base: object, changes: object): StoredListing {
  const next = { ...stored, base: base as ListingDraft, changes: changes as StoredListing['changes'] };
  // The hash shows whether the source has changed.
  const baseHash = isOfDesk(stored) ? listingHash(base) : stored.baseHash;
  return { ...next, baseHash, soldAt: saleDate(next) };
}
