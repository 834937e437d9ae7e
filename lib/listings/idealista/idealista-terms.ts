import type { Locale } from '@/lib/i18n/locales';
import type { Condition, FeatureId, Listing } from '@/content/types/listing';

export const languages: Readonly<Record<Locale, 'english' | 'spanish'>> = { en: 'english', es: 'spanish' };

/** Null: between idealista's two states. Its `new` is for developments. */
export const conservations: Readonly<Record<Condition, 'good' | 'toRestore' | null>> = {
  new: 'good',
  'as-new': 'good',
  good: 'good',
  'to-update': null,
  'to-renovate': 'toRestore',
};

/** Null: idealista has no term for owner-occupied. */
export const occupations: Readonly<Record<Listing['occupancy'], 'free' | 'tenanted' | 'illegally_occupied' | null>> = {
  vacant: 'free',
  owner: null,
  let: 'tenanted',
  'without-title': 'illegally_occupied',
};

type RentalUse = NonNullable<Listing['rental']>['use'];

export const rentalFeatures: Readonly<Record<RentalUse, string | null>> = {
  'main-home': 'featuresResidential',
  seasonal: 'featuresSeasonalRental',
  tourist: 'featuresShortTerm',
  business: null,
};

export const orientationFeatures = {
  north: 'featuresOrientationNorth',
  east: 'featuresOrientationEast',
  south: 'featuresOrientationSouth',
  west: 'featuresOrientationWest',
} as const;

type Feature = Readonly<{ home?: string; premises?: string; isForRentAlone?: true }>;

const both = (name: string): Feature => ({ home: name, premises: name });

/** Empty: not in the format, or needs unstated details; a lift is in `hasLift`. */
export const features: Readonly<Record<FeatureId, Feature>> = {
  terrace: { home: 'featuresTerrace' },
  balcony: { home: 'featuresBalcony' },
  gallery: {},
  garden: { home: 'featuresGarden' },
  pool: { home: 'featuresPool' },
  'shared-pool': { home: 'featuresPool' },
  garage: both('featuresParkingAvailable'),
  lift: {},
  'air-conditioning': both('featuresConditionedAir'),
  heating: { premises: 'featuresHeating' },
  fireplace: {},
  'storage-room': both('featuresStorage'),
  'sea-view': {},
  'mountain-view': {},
  concierge: {},
  furnished: { home: 'featuresEquippedWithFurniture', isForRentAlone: true },
  'fitted-kitchen': { ...both('featuresEquippedKitchen'), isForRentAlone: true },
  'fitted-wardrobes': { home: 'featuresWardrobes' },
  'hydraulic-tiles': {},
  'high-ceilings': {},
  'exposed-beams': {},
  'solar-panels': {},
  'charging-point': {},
  'shop-window': {},
  'smoke-outlet': { premises: 'featuresSmokeExtraction' },
  'step-free': {},
  'pets-allowed': { home: 'featuresAllowPets' },
};
