import { z } from 'zod';
import {
  type Listing,
  asbestosStates,
  conditions,
  exemptCases,
  featureIds,
  landlords,
  nearbyKinds,
  notRequiredCases,
  occupancies,
  operations,
  orientations,
  regions,
  rentalUses,
  rentRises,
  roomIds,
  seasonReasons,
} from '@/content/types/listing';
import type { IsoDate } from '@/content/types/common';
import { propertyTypes } from '@/content/types/property-type';
import { isImageName } from '@/lib/site/images';
import { isStoredImageName } from '@/lib/site/stored-images';
import { ALT_LENGTH } from '@/lib/listings/images/image-set';
import { count, day, energyLetter, positive, text } from '@/lib/text/schema-parts';
import { otherTextsSchema } from './other-texts-schema';

/** Characters. */
export const summaryLength = { min: 80, max: 165 };
export const TITLE_LENGTH = 70;

const euros = z.number().min(0, 'must not be negative').max(1_000_000_000, 'is more than any home costs');
const alt = text.max(ALT_LENGTH);
const localized = z.strictObject({ en: text, es: text });

const listingText = z.strictObject({
  title: text.max(TITLE_LENGTH),
  summary: text.min(summaryLength.min).max(summaryLength.max),
  opening: text,
  paragraphs: z.array(text),
  shouldKnow: text.optional(),
  heating: text.optional(),
  parking: text.optional(),
  accessibility: text,
  charges: text,
});

const rating = z.strictObject({ letter: energyLetter, value: z.number().min(0) });

const energy = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('rated'),
    consumption: rating,
    emissions: rating,
    issued: day,
    expires: day,
    scale: z.union([z.literal(2013), z.literal(2021)]),
  }),
  z.strictObject({ status: z.literal('exempt'), case: z.enum(exemptCases).optional(), reason: localized }),
]);

const habitability = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('valid'), expires: day }),
  z.strictObject({ status: z.literal('in-process') }),
  z.strictObject({
    status: z.literal('not-required'),
    case: z.enum(notRequiredCases).optional(),
    reason: localized,
  }),
]);

/** EUR per month. */
const index = z.strictObject({ amount: positive, consulted: day });

const rental = z.strictObject({
  use: z.enum(rentalUses),
  seasonReason: z.enum(seasonReasons).optional(),
  seasonCause: text.max(500).optional(),
  businessReason: text.max(500).optional(),
  isRoom: z.boolean().optional(),
  otherRents: z.number().min(0).optional(),
  landlord: z.enum(landlords).optional(),
  depositMonths: count,
  guaranteeMonths: count,
  termMonths: count,
  stressedArea: z
    .strictObject({
      previousRent: z.strictObject({ amount: positive, until: day }).nullable(),
      rise: z.enum(rentRises).optional(),
      riseIndex: z
        .strictObject({
          percent: z.number().min(0).max(10),
          month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'must be a year and a month: 2026-10'),
          source: text.max(200),
        })
        .optional(),
      index,
      isLargeHolder: z.boolean(),
    })
    .nullable(),
  registration: text.nullable(),
});

const agencyFee = z.discriminatedUnion('paidBy', [
  z.strictObject({ paidBy: z.literal('owner') }),
  z.strictObject({ paidBy: z.literal('client'), amount: positive }),
]);

const imageText = z.strictObject({
  alt: z.strictObject({ en: alt.optional(), es: alt.optional() }).optional(),
  room: z.enum(roomIds).optional(),
  kind: z.enum(['render', 'plan']).optional(),
});

const mediaAddress = z
  .string()
  .max(500)
  .regex(/^(https:\/\/[^\s"'<>]+|\/[\w-][\w./-]*)$/, 'must begin with https:// or name a file of this site');

export const listingFields = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case with hyphens'),
  reference: text.max(50),
  operation: z.enum(operations),
  type: z.enum(propertyTypes),
  status: z.enum(['available', 'reserved', 'sold']),
  featured: z.boolean(),
  isNewBuild: z.boolean(),
  price: positive.max(1_000_000_000),
  vat: z.number().min(1).max(30).nullable(),
  agencyFee,
  likelyRent: z.strictObject({ amount: positive, source: localized, date: day, index: index.optional() }).optional(),
  earlierPrices: z.array(z.strictObject({ price: positive, until: day })).optional(),
  hidesSoldPrice: z.boolean().optional(),
  agreedPrice: z.strictObject({ amount: positive.max(1_000_000_000), hasSellerConsent: z.boolean() }).optional(),
  soldOn: day.optional(),
  published: day,
  updated: day,
  area: text,
  region: z.enum(regions).nullable(),
  street: text.optional(),
  neighbourhood: text,
  municipality: text,
  postalCode: z
    .string()
    .regex(/^\d{5}$/, 'must have five digits')
    .optional(),
  latitude: z.number().min(27).max(44).optional(),
  longitude: z.number().min(-19).max(5).optional(),
  showsExactPoint: z.boolean().optional(),
  builtArea: positive.nullable(),
  usableArea: positive.nullable(),
  plotArea: positive.nullable(),
  bedrooms: count,
  bathrooms: count,
  floor: z.int().nullable(),
  hasLift: z.boolean(),
  parkingSpaces: count.max(99).optional(),
  year: z.int().min(1000).max(2100).nullable(),
  condition: z.enum(conditions).nullable(),
  orientation: z.enum(orientations).nullable(),
  features: z.array(z.enum(featureIds)),
  rooms: z.array(z.strictObject({ room: z.enum(roomIds), area: positive, level: z.int() })),
  energy,
  habitability,
  occupancy: z.enum(occupancies),
  registry: z.strictObject({ office: text, property: text }),
  protection: z.strictObject({ housing: localized.nullable(), heritage: localized.nullable() }),
  asbestos: z.enum(asbestosStates).optional(),
  promoter: text.max(200).optional(),
  isLargeHolderSale: z.boolean().optional(),
  communityFees: euros,
  propertyTax: euros,
  availableFrom: z.union([day, z.literal('now')]),
  rental: rental.nullable(),
  nearby: z.array(
    z.strictObject({
      kind: z.enum(nearbyKinds),
      name: text,
      minutes: positive,
      by: z.enum(['foot', 'car']),
    }),
  ),
  agent: text,
  images: z.array(
    z
      .string()
      .refine((name) => isImageName(name) || isStoredImageName(name), 'is neither in content/images.ts nor stored'),
  ),
  imageTexts: z.record(z.string(), imageText).optional(),
  video: mediaAddress.optional(),
  tour: mediaAddress.optional(),
  text: z.strictObject({ en: listingText, es: listingText }),
  otherTexts: otherTextsSchema.optional(),
});

/** A date is a string, which is all that zod infers of it. */
type DeepReadonly<T> = T extends IsoDate
  ? string
  : T extends readonly (infer Item)[]
    ? readonly DeepReadonly<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
      : T;
type IsSame<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
type Differing<One, Other> = {
  [Key in keyof One | keyof Other]: Key extends keyof One & keyof Other
    ? IsSame<DeepReadonly<Pick<One, Key>>, DeepReadonly<Pick<Other, Key>>> extends true
      ? never
      : Key
    : Key;
}[keyof One | keyof Other];

/** Does not compile when the type `Listing` and this schema differ. */
const isTypeOfSchema: [Differing<Listing, z.infer<typeof listingFields>>] extends [never]
  ? true
  : Differing<Listing, z.infer<typeof listingFields>> = true;
void isTypeOfSchema;
