import type { FeatureId } from '@/content/types/listing';

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

export const excludable = [...searchFeatures, 'ground-floor'] as const;

export type Excluded = (typeof excludable)[number];

/** Exclusions in the filter; the search line accepts all. */
export const offeredExclusions: readonly Excluded[] = ['ground-floor', 'pool', 'garden', 'furnished', 'new-build'];

/** `top` means penthouse: other flats have no known top floor. */
export const floors = ['ground', 'middle', 'top'] as const;

export type Floor = (typeof floors)[number];

export const bedroomSteps: readonly number[] = [1, 2, 3, 4, 5];

export const bathroomSteps: readonly number[] = [1, 2, 3];
export const parkingSteps: readonly number[] = [1, 2, 3];

export const METRES_A_MINUTE = 80;

export const seaSteps: readonly number[] = [400, 800, 1_200, 1_600];
