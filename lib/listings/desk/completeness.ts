import type { ListingDraft } from '@/content/types/listing';
import type { ListingProblem } from '@/lib/listings/schema/listing-problem';

const parts = [
  ['id', 'reference', 'operation', 'type', 'status', 'featured', 'agent', 'published', 'updated'],
  ['price', 'vat', 'agencyFee', 'earlierPrices', 'hidesSoldPrice', 'agreedPrice', 'soldOn', 'likelyRent'],
  ['area', 'region', 'neighbourhood', 'municipality', 'postalCode', 'street', 'latitude', 'longitude'],
  ['builtArea', 'usableArea', 'plotArea'],
  ['bedrooms', 'bathrooms', 'rooms', 'floor', 'hasLift'],
  ['year', 'condition', 'orientation', 'isNewBuild', 'features'],
  ['energy'],
  ['habitability'],
  ['occupancy', 'registry'],
  ['protection'],
  ['communityFees', 'propertyTax'],
  ['availableFrom', 'rental'],
  ['images', 'imageTexts', 'video', 'tour'],
  ['text', 'nearby'],
] as const satisfies readonly (readonly (keyof ListingDraft)[])[];

export const COMPLETE = parts.length;

const partOf = new Map<string, number>(parts.flatMap((fields, part) => fields.map((field) => [field, part] as const)));

/** Returns how many of the `COMPLETE` parts have no problem. Photographs count although no law requires them. */
export function completeParts(problems: readonly ListingProblem[], imageCount: number): number {
  const lacking = new Set(problems.map(({ field }) => partOf.get(field.split('.')[0] ?? '') ?? 0));
  if (imageCount === 0) lacking.add(partOf.get('images') ?? 0);
  return COMPLETE - lacking.size;
}
