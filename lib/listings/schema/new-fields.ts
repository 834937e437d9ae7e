import type { Listing, ListingDraft } from '@/content/types/listing';
import { listingFieldList, listingFieldNames } from '@/lib/listings/fields/field-list';
import { findGazetteerPlace, placeChain } from '@/lib/site/places';

/** `price`: EUR, per month for lettings. */
export type NewListing = Pick<Listing, 'operation' | 'type'> &
  Readonly<{
    /** Gazetteer place id, or name of a municipality missing from it. */
    area: string;
    street?: string;
    price?: number;
  }>;

/** Legally required fields stay empty. */
export function newFields({ area, operation, price, street, type }: NewListing): Partial<ListingDraft> {
  const isLand = type === 'land';
  const hasFloor = type !== 'house' && type !== 'villa' && !isLand;
  return {
    operation,
    type,
    status: 'available',
    featured: false,
    isNewBuild: false,
    ...(price !== undefined && { price }),
    vat: null,
    ...placeFields(area),
    ...(street !== undefined && { street }),
    ...(isLand
      ? { builtArea: null, usableArea: null, bedrooms: 0, bathrooms: 0, year: null, condition: null }
      : { plotArea: null }),
    ...(!hasFloor && { floor: null, hasLift: false }),
    orientation: null,
    features: [],
    rooms: [],
    nearby: [],
    images: [],
    availableFrom: 'now',
    ...(operation === 'sale' && { rental: null }),
  };
}

function placeFields(area: string): Partial<ListingDraft> {
  const place = findGazetteerPlace(area);
  if (!place) return { area, neighbourhood: area, municipality: area };
  const town = placeChain(area).find(({ kind }) => kind === 'town' || kind === 'city');
  return {
    area,
    region: place.region,
    neighbourhood: place.name,
    municipality: place.municipality ?? town?.name ?? place.name,
  };
}

/** Unpublished, without images and without what belongs to one property. */
export function copiedFields(draft: ListingDraft): Partial<ListingDraft> {
  const fields = listingFieldNames.filter((field) => listingFieldList[field].isCopied && draft[field] !== undefined);
  const copied: Partial<Record<keyof ListingDraft, unknown>> = {
    ...Object.fromEntries(fields.map((field) => [field, draft[field]])),
    status: 'available',
    featured: false,
    images: [],
  };
  const { rental } = draft;
  if (rental) copied.rental = { ...rental, stressedArea: null, registration: null };
  return copied as Partial<ListingDraft>;
}
