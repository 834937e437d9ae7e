import { z } from 'zod';
import { count, day, energyLetter, text } from '@/lib/text/schema-parts';
import { feedStatuses } from '@/content/types/feed-listing';
import { operations, regions } from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';

const MAX_PRICE_EUROS = 99_999_999;
const MAX_ROOMS = 99;
const MAX_M2 = 9_999_999;
const MAX_ITEMS = 50;
const MAX_TEXT = 20_000;
const MAX_URL = 2_000;

const rooms = count.max(MAX_ROOMS, `must be at most ${MAX_ROOMS}`);
const area = z
  .int('must be whole square metres')
  .min(1, 'must be more than 0')
  .max(MAX_M2, 'is larger than any home')
  .nullable();
const address = z
  .url({ protocol: /^https?$/, message: 'must be an address beginning with http:// or https://' })
  .max(MAX_URL, 'is too long');
const words = text.max(MAX_TEXT, `must have at most ${MAX_TEXT} characters`);

/** A listing as a feed has it, in our words. */
export const feedListingSchema = z
  .strictObject({
    feedId: text.max(50, 'must have at most 50 characters'),
    reference: text.max(255, 'must have at most 255 characters'),
    updated: day,
    operation: z.enum(operations, 'must be sale or month'),
    status: z.enum(feedStatuses, 'is no state we know (available, reserved, sold, withdrawn)'),
    type: z.enum(propertyTypes, 'is not a type of home we know'),
    isNewBuild: z.boolean('must be 0 or 1'),
    price: z
      .int('must be a whole number of euros')
      .min(1, 'must be more than 0')
      .max(MAX_PRICE_EUROS, `must be at most ${MAX_PRICE_EUROS}`),
    region: z.enum(regions, 'is in no region whose taxes we know (Catalonia, Comunitat Valenciana, Madrid)'),
    province: text.max(100),
    town: text.max(100),
    place: text.max(100).nullable(),
    latitude: z.number('must be degrees').min(27, 'is not in Spain').max(44, 'is not in Spain').nullable(),
    longitude: z.number('must be degrees').min(-19, 'is not in Spain').max(5, 'is not in Spain').nullable(),
    bedrooms: rooms,
    bathrooms: rooms,
    hasPool: z.boolean('must be 0 or 1'),
    builtArea: area,
    plotArea: area,
    energy: z.strictObject({ consumption: energyLetter.nullable(), emissions: energyLetter.nullable() }),
    description: z
      .strictObject({ en: words.optional(), es: words.optional() })
      .refine((given) => given.en !== undefined || given.es !== undefined, 'must be there in English or Spanish'),
    features: z.array(text.max(200)).max(MAX_ITEMS, `must be at most ${MAX_ITEMS}`),
    images: z.array(address).max(MAX_ITEMS, `must be at most ${MAX_ITEMS}`),
  })
  .superRefine((listing, context) => {
    const missing = (field: 'builtArea' | 'plotArea', message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (listing.type === 'land' && listing.plotArea === null) missing('plotArea', 'must be there for land');
    if (listing.type !== 'land' && listing.builtArea === null)
      missing('builtArea', `must be there for a ${listing.type}`);
  });
