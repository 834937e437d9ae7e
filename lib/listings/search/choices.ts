import type { FeatureId } from '@/content/types/listing';

/** What people filter by; several of the features and facts of a listing can make up one. */
export const searchFeatures = [
  'terrace',
  'lift',
  'pool',
  'garden',
  'parking',
  'sea-view',
  'air-conditioning',
  'furnished',
  'pets',
  'new-build',
] as const;

export type SearchFeature = (typeof searchFeatures)[number];

/** Any of the features of a listing will do. What else makes up one is with the search entry. */
export const featuresFor: Readonly<Record<SearchFeature, readonly FeatureId[]>> = {
  terrace: ['terrace', 'balcony'],
  lift: ['lift'],
  pool: ['pool', 'shared-pool'],
  garden: ['garden'],
  parking: ['garage'],
  'sea-view': ['sea-view'],
  'air-conditioning': ['air-conditioning'],
  furnished: ['furnished'],
  pets: ['pets-allowed'],
  'new-build': [],
};

/** What people want a home not to have. */
export const excludable = [...searchFeatures, 'ground-floor'] as const;

export type Excluded = (typeof excludable)[number];

/** Of these, what the filter offers; the search line understands them all. */
export const offeredExclusions: readonly Excluded[] = ['ground-floor', 'pool', 'garden', 'furnished', 'new-build'];

/** `top` is a penthouse: of other flats nobody notes how many floors are above. */
export const floors = ['ground', 'middle', 'top'] as const;

export type Floor = (typeof floors)[number];

/** Offered by the filter: at least so many. */
export const bedroomSteps: readonly number[] = [1, 2, 3, 4, 5];

/** Offered by the filter: at least so many. */
export const bathroomSteps: readonly number[] = [1, 2, 3];

/** Of `nearby`, which has minutes on foot. */
export const METRES_A_MINUTE = 80;

/** Offered by the filter: metres on foot to a beach. */
export const seaSteps: readonly number[] = [400, 800, 1_200, 1_600];
