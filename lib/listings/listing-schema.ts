import { z } from 'zod';
import { listAreas } from '@/lib/site/areas';
import { isImageName } from '@/lib/site/images';
import { isStoredImageName } from '@/lib/site/stored-images';
import { count, day, energyLetter, positive, text } from '@/lib/text/schema-parts';
import { outsideRooms } from './page/rooms';
import type { Listing, RoomId } from '@/content/types/listing';

const localized = z.object({ en: text, es: text });

const SUMMARY_MAX = 165;
const TITLE_MAX = 70;

const listingText = z.object({
  title: text.max(TITLE_MAX),
  summary: text.min(80).max(SUMMARY_MAX),
  opening: text,
  paragraphs: z.array(text).min(1),
  shouldKnow: text,
  heating: text,
  parking: text,
  accessibility: text,
  charges: text,
});

const rating = z.object({ letter: energyLetter, value: z.number().min(0) });

const energy = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('rated'),
    consumption: rating,
    emissions: rating,
    issued: day,
    expires: day,
    scale: z.union([z.literal(2013), z.literal(2021)]),
  }),
  z.object({ status: z.literal('in-process'), reason: localized }),
  z.object({ status: z.literal('exempt'), reason: localized }),
]);

const habitability = z.discriminatedUnion('status', [
  z.object({ status: z.literal('valid'), expires: day }),
  z.object({ status: z.literal('in-process') }),
  z.object({ status: z.literal('not-required'), reason: localized }),
]);

/** Required in advertisements (RD 390/2021; Ley 12/2023 art. 31; Llei 18/2007 arts. 59-60). */
const listingSchema = z
  .looseObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case with hyphens'),
    reference: z.string().regex(/^CM-\d{4}$/, 'must look like CM-0000'),
    price: positive,
    published: day,
    updated: day,
    area: z.enum(listAreas().map((area) => area.id)),
    postalCode: z.string().regex(/^\d{5}$/, 'must have five digits'),
    builtArea: positive.nullable(),
    usableArea: positive.nullable(),
    plotArea: positive.nullable(),
    bedrooms: count,
    bathrooms: count,
    energy,
    habitability,
    communityFees: z.number().min(0),
    propertyTax: positive,
    availableFrom: z.union([day, z.literal('now')]),
    images: z.array(
      z
        .string()
        .refine((name) => isImageName(name) || isStoredImageName(name), 'is neither in content/images.ts nor stored'),
    ),
    imageTexts: z.record(z.string(), z.looseObject({ alt: localized })).optional(),
    text: z.object({ en: listingText, es: listingText }),
  })
  .superRefine((listing, context) => {
    const { type, operation, rental } = listing as unknown as Listing;
    const missing = (field: string, why: string) =>
      context.addIssue({ code: 'custom', path: [field], message: why, input: listing });
    if (type === 'land') {
      if (listing.plotArea === null) missing('plotArea', 'land must have a plot');
    } else {
      if (listing.builtArea === null) missing('builtArea', `a ${type} must have a built area`);
      if (listing.usableArea === null) missing('usableArea', `a ${type} must have a usable area`);
      if (listing.year === null) missing('year', `a ${type} must have a year`);
      if (listing.condition === null) missing('condition', `a ${type} must state its condition`);
    }
    for (const why of roomGaps(listing as unknown as Listing)) missing('rooms', why);
    if ((operation === 'rent') !== (rental !== null)) missing('rental', 'belongs to lettings, and to all of them');
  });

/** Rooms round to half m2, the usable area to whole ones. */
const ROUNDING_M2 = 3;

/** Contradictions between rooms and facts. */
function roomGaps({ bathrooms, bedrooms, rooms, usableArea }: Listing): string[] {
  if (rooms.length === 0) return [];
  const roomCount = (name: RoomId) => rooms.filter(({ room }) => room === name).length;
  const sum = rooms.filter(({ room }) => !outsideRooms.has(room)).reduce((total, { area }) => total + area, 0);
  return [
    ...(roomCount('bedroom') === bedrooms ? [] : [`must hold ${bedrooms} bedrooms`]),
    ...(roomCount('bathroom') === bathrooms ? [] : [`must hold ${bathrooms} bathrooms`]),
    ...(Math.abs(sum - (usableArea ?? 0)) <= ROUNDING_M2 ? [] : [`must add up to the usable area, not to ${sum}`]),
  ];
}

/** @throws Error with one line per gap (id, field, problem); fails the build. */
export function checkListings(listings: readonly Listing[]): readonly Listing[] {
  const owners = new Map<string, string>();
  const gaps = listings.flatMap((listing) => {
    const owner = owners.get(listing.reference);
    if (owner) return [`${listing.id}: reference ${listing.reference} is that of ${owner}`];
    owners.set(listing.reference, listing.id);
    const result = listingSchema.safeParse(listing);
    return result.success
      ? []
      : result.error.issues.map((issue) => `${listing.id}: ${issue.path.join('.')} ${issue.message}`);
  });
  if (gaps.length > 0) throw new Error(`Listings that cannot be shown:\n  ${gaps.join('\n  ')}`);
  return listings;
}
