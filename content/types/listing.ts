import type { IsoDate, Localized } from './common';
import type { PropertyType } from './property-type';

export const operations = ['sale', 'rent'] as const;

export type Operation = (typeof operations)[number];

export type AreaId =
  | 'eixample'
  | 'gracia'
  | 'sarria-sant-gervasi'
  | 'pedralbes'
  | 'diagonal-mar'
  | 'moraira'
  | 'altea'
  | 'benissa'
  | 'calp'
  | 'madrid'
  | 'valencia';

export const regions = ['catalonia', 'valencian-community', 'madrid'] as const;

/** Decides the purchase taxes. */
export type RegionId = (typeof regions)[number];

export const conditions = ['new', 'as-new', 'good', 'to-update', 'to-renovate'] as const;

export type Condition = (typeof conditions)[number];

type Orientation = 'north' | 'north-east' | 'east' | 'south-east' | 'south' | 'south-west' | 'west' | 'north-west';

export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

export type EnergyClass = (typeof energyClasses)[number];

export type EnergyRating = Readonly<{
  letter: EnergyClass;
  /** kWh per m2 and year for consumption, kg CO2 per m2 and year for emissions. */
  value: number;
}>;

/** What RD 390/2021 makes obligatory in every advertisement. */
type Energy =
  | Readonly<{
      status: 'rated';
      consumption: EnergyRating;
      emissions: EnergyRating;
      issued: IsoDate;
      expires: IsoDate;
      /** Year of the rating scale the certificate uses. */
      scale: 2013 | 2021;
    }>
  | Readonly<{ status: 'in-process'; reason: Localized }>
  | Readonly<{ status: 'exempt'; reason: Localized }>;

/** Cédula de habitabilidad (Catalonia) or declaration of second occupation (Valencian Community). */
type Habitability =
  | Readonly<{ status: 'valid'; expires: IsoDate }>
  | Readonly<{ status: 'in-process' }>
  | Readonly<{ status: 'not-required'; reason: Localized }>;

export type FeatureId =
  | 'terrace'
  | 'balcony'
  | 'gallery'
  | 'garden'
  | 'pool'
  | 'shared-pool'
  | 'garage'
  | 'lift'
  | 'air-conditioning'
  | 'heating'
  | 'fireplace'
  | 'storage-room'
  | 'sea-view'
  | 'mountain-view'
  | 'concierge'
  | 'furnished'
  | 'fitted-kitchen'
  | 'fitted-wardrobes'
  | 'hydraulic-tiles'
  | 'high-ceilings'
  | 'exposed-beams'
  | 'solar-panels'
  | 'charging-point'
  | 'shop-window'
  | 'smoke-outlet'
  | 'step-free'
  | 'pets-allowed';

export type RoomId =
  | 'living-room'
  | 'dining-room'
  | 'kitchen'
  | 'kitchen-dining'
  | 'bedroom'
  | 'bathroom'
  | 'toilet'
  | 'hall'
  | 'study'
  | 'laundry'
  | 'storage'
  | 'gallery'
  | 'terrace'
  | 'balcony'
  | 'patio'
  | 'garage'
  | 'shop-floor'
  | 'back-office';

/** A room as measured: usable area in m2; `level` 0 is the entrance floor of the home. */
export type Room = Readonly<{ room: RoomId; area: number; level: number }>;

type NearbyKind =
  | 'metro'
  | 'train'
  | 'tram'
  | 'bus'
  | 'beach'
  | 'market'
  | 'shops'
  | 'school'
  | 'park'
  | 'hospital'
  | 'airport'
  | 'harbour';

/** `minutes` on foot or by car. `name` is a proper name, the same in both languages. */
type Nearby = Readonly<{ kind: NearbyKind; name: string; minutes: number; by: 'foot' | 'car' }>;

type ListingText = Readonly<{
  title: string;
  /** One sentence of 110 to 155 characters: search results, shared links. */
  summary: string;
  /** First paragraph, set larger. */
  opening: string;
  paragraphs: readonly string[];
  /** What a buyer would find out on the second visit. */
  shouldKnow: string;
  heating: string;
  parking: string;
  accessibility: string;
  /** Mortgages, easements and the like on the register, or that there are none. */
  charges: string;
}>;

type Rental = Readonly<{
  /** Months of rent held as the legal deposit (fianza) and as any further guarantee. */
  depositMonths: number;
  guaranteeMonths: number;
  /** Months the contract is made for; the law lets the tenant of a main home leave sooner and stay longer. */
  termMonths: number;
  /** Reference price index of the stressed area, EUR per month, where one applies. */
  referenceIndex: number | null;
}>;

export type Listing = Readonly<{
  /** The address on the site: `/properties/{id}`. Lower case, hyphens. */
  id: string;
  /** What the agency calls it on the telephone: `CM-0000`. */
  reference: string;
  operation: Operation;
  type: PropertyType;
  status: 'available' | 'reserved' | 'sold';
  featured: boolean;
  isNewBuild: boolean;
  /** EUR: asking price, or rent per month. */
  price: number;
  published: IsoDate;
  updated: IsoDate;
  area: AreaId;
  region: RegionId;
  /** Street without number, neighbourhood, municipality and post code: proper names. */
  street: string;
  neighbourhood: string;
  municipality: string;
  postalCode: string;
  /** Centre of the neighbourhood, not of the home. */
  latitude: number;
  longitude: number;
  /** m2. `null` where the kind has none (land has no built area). */
  builtArea: number | null;
  usableArea: number | null;
  plotArea: number | null;
  bedrooms: number;
  bathrooms: number;
  /** 0 is the ground floor; `null` for houses and land. */
  floor: number | null;
  hasLift: boolean;
  year: number | null;
  condition: Condition | null;
  orientation: Orientation | null;
  features: readonly FeatureId[];
  rooms: readonly Room[];
  energy: Energy;
  habitability: Habitability;
  /** EUR per month; 0 where there is no community of owners. */
  communityFees: number;
  /** IBI, EUR per year. */
  propertyTax: number;
  availableFrom: IsoDate | 'now';
  /** Only and always when `operation` is `rent`. */
  rental: Rental | null;
  nearby: readonly Nearby[];
  /** The person who knows it: an id of the team. */
  agent: string;
  /** Names in the picture registry, cover first. */
  pictures: readonly string[];
  text: Localized<ListingText>;
}>;
