import type { Listing, ListingDraft } from '@/content/types/listing';
import { findGazetteerPlace, placeChain } from '@/lib/site/places';

/** What a new home begins with. `price`: EUR, per month for lettings. */
export type NewListing = Pick<Listing, 'operation' | 'type'> &
  Readonly<{
    /** Id of a place of the gazetteer, or the name of a municipality that it lacks. */
    area: string;
    street?: string;
    price?: number;
  }>;

/** What needs nobody's word yet. What the law asks for stays open: it is a gap until somebody says it. */
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

/** Of the home next door: without what belongs to one home alone (certificates, register, photographs, history). */
const ofOneListing = [
  'agreedPrice',
  'earlierPrices',
  'energy',
  'habitability',
  'hidesSoldPrice',
  'id',
  'imageTexts',
  'likelyRent',
  'published',
  'reference',
  'registry',
  'soldOn',
  'tour',
  'updated',
  'video',
] as const satisfies readonly (keyof ListingDraft)[];

/** What a duplicate takes over. */
export function copiedFields(draft: ListingDraft): Partial<ListingDraft> {
  const copied: Partial<Record<keyof ListingDraft, unknown>> = {
    ...draft,
    status: 'available',
    featured: false,
    images: [],
  };
  for (const field of ofOneListing) delete copied[field];
  const { rental } = draft;
  // Last rent and register are of one home.
  if (rental) copied.rental = { ...rental, stressedArea: null, registration: null };
  return copied as Partial<ListingDraft>;
}
