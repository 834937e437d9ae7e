import type { IsoDate, Localized } from './common';
import type { PropertyType } from './property-type';

export const operations = ['sale', 'rent'] as const;

export type Operation = (typeof operations)[number];

export const regions = ['catalonia', 'valencian-community', 'madrid'] as const;

export type RegionId = (typeof regions)[number];

export const conditions = ['new', 'as-new', 'good', 'to-update', 'to-renovate'] as const;

export type Condition = (typeof conditions)[number];

export const orientations = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

type Orientation = (typeof orientations)[number];

export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

export type EnergyClass = (typeof energyClasses)[number];

export type EnergyRating = Readonly<{
  letter: EnergyClass;
  /** kWh or kg CO2 per m2 and year. */
  value: number;
}>;

/** RD 390/2021 art. 3.2; plots are outside its scope (art. 3.1). */
export const exemptCases = [
  'protected',
  'temporary',
  'low-demand',
  'detached-small',
  'demolition',
  'no-building',
] as const;

/** Decret 141/2012 art. 10; `other-region` and `no-dwelling` are outside its scope. */
export const notRequiredCases = [
  'to-renovate',
  'to-demolish',
  'other-use',
  'exceptional',
  'no-dwelling',
  'other-region',
] as const;

/** Required by RD 390/2021. Without `case`: words of before the cases were asked for. */
type Energy =
  | Readonly<{
      status: 'rated';
      consumption: EnergyRating;
      emissions: EnergyRating;
      issued: IsoDate;
      expires: IsoDate;
      scale: 2013 | 2021;
    }>
  | Readonly<{ status: 'exempt'; case?: (typeof exemptCases)[number]; reason: Localized }>;

/** Cédula de habitabilidad (Catalonia) or declaration of second occupation (Valencian Community). */
type Habitability =
  | Readonly<{ status: 'valid'; expires: IsoDate }>
  | Readonly<{ status: 'in-process' }>
  | Readonly<{ status: 'not-required'; case?: (typeof notRequiredCases)[number]; reason: Localized }>;

export const featureIds = [
  'terrace',
  'balcony',
  'gallery',
  'garden',
  'pool',
  'shared-pool',
  'garage',
  'lift',
  'air-conditioning',
  'heating',
  'fireplace',
  'storage-room',
  'sea-view',
  'mountain-view',
  'concierge',
  'furnished',
  'fitted-kitchen',
  'fitted-wardrobes',
  'hydraulic-tiles',
  'high-ceilings',
  'exposed-beams',
  'solar-panels',
  'charging-point',
  'shop-window',
  'smoke-outlet',
  'step-free',
  'pets-allowed',
] as const;

export type FeatureId = (typeof featureIds)[number];

export const roomIds = [
  'living-room',
  'dining-room',
  'kitchen',
  'kitchen-dining',
  'bedroom',
  'bathroom',
  'toilet',
  'hall',
  'study',
  'laundry',
  'storage',
  'gallery',
  'terrace',
  'balcony',
  'patio',
  'garage',
  'shop-floor',
  'back-office',
] as const;

export type RoomId = (typeof roomIds)[number];

/** Usable m2; `level` 0 is the entrance floor. */
export type Room = Readonly<{ room: RoomId; area: number; level: number }>;

export const nearbyKinds = [
  'metro',
  'train',
  'tram',
  'bus',
  'beach',
  'market',
  'shops',
  'school',
  'park',
  'hospital',
  'airport',
  'harbour',
] as const;

type NearbyKind = (typeof nearbyKinds)[number];

type Nearby = Readonly<{ kind: NearbyKind; name: string; minutes: number; by: 'foot' | 'car' }>;

type ListingText = Readonly<{
  title: string;
  /** 110 to 155 characters: meta description. */
  summary: string;
  opening: string;
  paragraphs: readonly string[];
  /** Drawbacks. */
  shouldKnow?: string;
  heating?: string;
  parking?: string;
  accessibility: string;
  /** Registered mortgages, easements etc., or none. */
  charges: string;
}>;

/** Reasons for a higher rent (LAU art. 17.6). */
export const rentRises = ['index', 'works', 'ten-years'] as const;

/** Decides the tenant's term (LAU art. 9). */
export const landlords = ['person', 'company'] as const;

export const rentalUses = ['main-home', 'seasonal', 'tourist', 'business'] as const;

/** In Catalonia only `leisure` makes a letting seasonal (Llei 11/2025). */
export const seasonReasons = ['leisure', 'work', 'studies', 'health', 'other'] as const;

/** Mandatory in advertisements (Llei 18/2007 arts. 59, 61, by DL 1/2025). */
type StressedArea = Readonly<{
  /** Rent of the last five years; null if not let. */
  previousRent: Readonly<{ amount: number; until: IsoDate }> | null;
  rise?: (typeof rentRises)[number];
  /** Update of the rent that `rise` names, as published: per cent, month (2026-10), publisher. */
  riseIndex?: Readonly<{ percent: number; month: string; source: string }>;
  /** EUR per month, state reference index. */
  index: Readonly<{ amount: number; consulted: IsoDate }>;
  isLargeHolder: boolean;
}>;

type Rental = Readonly<{
  use: (typeof rentalUses)[number];
  seasonReason?: (typeof seasonReasons)[number];
  /** Cause that the contract states and the deposit is filed with; for the agency only. */
  seasonCause?: string;
  /** Why a flat is let for business; for the agency only. */
  businessReason?: string;
  /** One room of a home is let. */
  isRoom?: boolean;
  /** EUR per month: rents of the other rooms of the home together. */
  otherRents?: number;
  landlord?: (typeof landlords)[number];
  /** Months: legal deposit (fianza) and further guarantee. */
  depositMonths: number;
  guaranteeMonths: number;
  termMonths: number;
  stressedArea: StressedArea | null;
  /** Regional; the national register was annulled (TS 620/2026). */
  registration: string | null;
}>;

/** Owner's knowledge (Ley 12/2023 art. 31). */
export const asbestosStates = ['none-known', 'present'] as const;

export const occupancies = ['vacant', 'owner', 'let', 'without-title'] as const;

/** RD 515/1989 art. 6; EUR with VAT. Tenants of main homes never pay (Ley 12/2023). */
type AgencyFee = Readonly<{ paidBy: 'owner' }> | Readonly<{ paidBy: 'client'; amount: number }>;

/** Ley 12/2023 art. 31; null for none. */
type Protection = Readonly<{ housing: Localized | null; heritage: Localized | null }>;

export const imageKinds = ['photograph', 'render', 'plan'] as const;

/** A missing `alt` is generated. */
export type ListingImageText = Readonly<{
  alt?: Partial<Localized>;
  room?: RoomId;
  /** Unset for photographs. */
  kind?: Exclude<(typeof imageKinds)[number], 'photograph'>;
}>;

export type EarlierPrice = Readonly<{ price: number; until: IsoDate }>;

export type Listing = Readonly<{
  /** Lower case, hyphens. */
  id: string;
  reference: string;
  operation: Operation;
  type: PropertyType;
  status: 'available' | 'reserved' | 'sold';
  featured: boolean;
  isNewBuild: boolean;
  /** EUR: price with VAT, or rent per month. */
  price: number;
  /** Per cent included in the price; null where transfer tax is due, and for residential lettings. */
  vat: number | null;
  agencyFee: AgencyFee;
  /** EUR per month. */
  likelyRent?: Readonly<{
    amount: number;
    source: Localized;
    date: IsoDate;
    /** EUR per month by the reference index, in stressed areas. */
    index?: Readonly<{ amount: number; consulted: IsoDate }>;
  }>;
  /** EUR, oldest first. */
  earlierPrices?: readonly EarlierPrice[];
  hidesSoldPrice?: boolean;
  /** EUR. Shown only after the sale, as a share, with consent. */
  agreedPrice?: Readonly<{ amount: number; hasSellerConsent: boolean }>;
  /** Defaults to the day marked as sold. */
  soldOn?: IsoDate;
  published: IsoDate;
  updated: IsoDate;
  /** Id of a place, or name of another municipality. */
  area: string;
  /** Null: another region, whose tax rates the site does not know. */
  region: RegionId | null;
  /** No street number. */
  street?: string;
  neighbourhood: string;
  municipality: string;
  postalCode?: string;
  /** Pages show it shifted: `lib/listings/place/shown-point.ts`. */
  latitude?: number;
  longitude?: number;
  showsExactPoint?: boolean;
  /** m2; `null` for land. */
  builtArea: number | null;
  usableArea: number | null;
  plotArea: number | null;
  bedrooms: number;
  bathrooms: number;
  /** 0 is the ground floor; `null` for houses and land. */
  floor: number | null;
  hasLift: boolean;
  /** 1 or more implies the feature `garage`. */
  parkingSpaces?: number;
  year: number | null;
  condition: Condition | null;
  orientation: Orientation | null;
  features: readonly FeatureId[];
  rooms: readonly Room[];
  energy: Energy;
  habitability: Habitability;
  occupancy: (typeof occupancies)[number];
  /** Land registry. */
  registry: Readonly<{ office: string; property: string }>;
  protection: Protection;
  asbestos?: (typeof asbestosStates)[number];
  /** Seller of a new build (RD 515/1989 art. 5). */
  promoter?: string;
  /** In stressed areas the Generalitat may buy first (DL 1/2015). */
  isLargeHolderSale?: boolean;
  /** EUR per month; 0: no community. */
  communityFees: number;
  /** IBI, EUR per year. */
  propertyTax: number;
  availableFrom: IsoDate | 'now';
  /** Present if `operation` is `rent`. */
  rental: Rental | null;
  nearby: readonly Nearby[];
  /** Team id. */
  agent: string;
  /** Registry names or stored photographs, cover first. */
  images: readonly string[];
  /** By image name; others get generated texts. */
  imageTexts?: Readonly<Record<string, ListingImageText>>;
  /** A site file (`/videos/…`), or an `https:` page, which is only linked. */
  video?: string;
  tour?: string;
  text: Localized<ListingText>;
  /** Paragraphs are separated by blank lines. */
  otherTexts?: Readonly<Partial<Record<OtherLanguage, Readonly<{ title?: string; text?: string }>>>>;
}>;

/** Languages beside those of the site in which feeds and the desk may have a text. A machine never writes them. */
export const otherLanguages = ['de', 'nl', 'fr'] as const;

/** Most characters. */
export const otherTextLength = { title: 120, text: 20_000 } as const;

export type OtherLanguage = (typeof otherLanguages)[number];

/** Never visible to visitors. */
export type ListingDraft = Pick<Listing, 'id' | 'reference'> &
  Partial<Omit<Listing, 'id' | 'reference' | 'text'>> &
  Readonly<{ text?: Partial<Localized<Partial<ListingText>>> }>;
