import { listingFieldList } from '@/lib/listings/fields/field-list';
import { listingParts, type ListingField, type ListingPart } from '@/lib/listings/fields/field-types';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';

export const COMPLETE = listingParts.length;

const partOf = (path: string): ListingPart => {
  const field = path.split('.')[0] ?? '';
  return Object.hasOwn(listingFieldList, field) ? listingFieldList[field as ListingField].part : 'identity';
};

/** Images count although no law requires them. */
export function completeParts(problems: readonly ListingProblem[], imageCount: number): number {
  const lacking = new Set(problems.map(({ field }) => partOf(field)));
  if (imageCount === 0) lacking.add('media');
  return COMPLETE - lacking.size;
}
