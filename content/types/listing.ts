import type { IsoDate, Localized } from './common';
import type { PropertyType } from './property-type';

export const operations = ['sale', 'rent'] as const;

export type Operation = (typeof operations)[number];

export const regions = ['catalonia', 'valencian-community', 'madrid'] as const;

/** Decides the purchase taxes. */
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
  /** kWh per m2 and year for consumption, kg CO2 per m2 and year for emissions. */
  value: number;
}>;

/** Required by RD 390/2021. */
type Energy =
  | Readonly<{
      status: 'rated';
      consumption: EnergyRating;
      emissions: EnergyRating;
      issued: IsoDate;
      expires: IsoDate;
      /** Year of the certificate's scale. */
      scale: 2013 | 2021;
    }>
  | Readonly<{ status: 'exempt'; reason: Localized }>;

/** Cédula de habitabilidad (Catalonia) or declaration of second occupation (Valencian Community). */
type Habitability =
  | Readonly<{ status: 'valid'; expires: IsoDate }>
  | Readonly<{ status: 'in-process' }>
  | Readonly<{ status: 'not-required'; reason: Localized }>;

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

/** Usable area in m2; `level` 0 is the entrance floor. */
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

/** `minutes` on foot or by car. `name` is a proper name. */
type Nearby = Readonly<{ kind: NearbyKind; name: string; minutes: number; by: 'foot' | 'car' }>;

type ListingText = Readonly<{
  title: string;
  /** One sentence of 110 to 155 characters: meta description. */
  summary: string;
  /** First paragraph. */
  opening: string;
  paragraphs: readonly string[];
  /** Drawbacks. */
  shouldKnow?: string;
  heating?: string;
  parking?: string;
  accessibility: string;
  /** Mortgages, easements etc. on the register, or none. */
  charges: string;
}>;

/** Lets a rent rise above the last one: its update of the year, works, or ten years for the tenant (LAU art. 17.6). */
export const rentRises = ['index', 'works', 'ten-years'] as const;

/** Who lets the home: it decides how long its tenant may stay (LAU art. 9). */
export const landlords = ['person', 'company'] as const;

export const rentalUses = ['main-home', 'seasonal', 'tourist', 'business'] as const;

/** What an advertisement of a home to rent in a stressed area has to say (Llei 18/2007 arts. 59, 61, by DL 1/2025). */
type StressedArea = Readonly<{
  /** Of the last five years, as its contract last updated it; null if the home was not let. */
  previousRent: Readonly<{ amount: number; until: IsoDate }> | null;
  /** Why the rent is above the last one. */
  rise?: (typeof rentRises)[number];
  /** EUR per month by the reference index of the state, and the day on which it was looked up. */
  index: Readonly<{ amount: number; consulted: IsoDate }>;
  isLargeHolder: boolean;
}>;

type Rental = Readonly<{
  use: (typeof rentalUses)[number];
  landlord?: (typeof landlords)[number];
  /** Months of rent: legal deposit (fianza) and further guarantee. */
  depositMonths: number;
  guaranteeMonths: number;
  /** Contract term; the law gives tenants of main homes more rights. */
  termMonths: number;
  stressedArea: StressedArea | null;
  /** Number of a tourist let in the register of its region; the national one of short lets was annulled (TS 620/2026). */
  registration: string | null;
}>;

/** Whether the owner knows of asbestos in the home (Ley 12/2023 art. 31). */
export const asbestosStates = ['none-known', 'present'] as const;

export const occupancies = ['vacant', 'owner', 'let', 'without-title'] as const;

/** Who pays the agency (RD 515/1989 art. 6); EUR with VAT. Tenants of main homes never do (Ley 12/2023). */
type AgencyFee = Readonly<{ paidBy: 'owner' }> | Readonly<{ paidBy: 'client'; amount: number }>;

/** What Ley 12/2023 art. 31 asks for beside the rest; null for none. */
type Protection = Readonly<{ housing: Localized | null; heritage: Localized | null }>;

export const imageKinds = ['photograph', 'render', 'plan'] as const;

/** Of an image of a listing. A missing `alt` is made of what is known of the listing. */
export type ListingImageText = Readonly<{
  alt?: Partial<Localized>;
  room?: RoomId;
  /** A photograph without one; a computer image is declared as such, a floor plan is called one. */
  kind?: Exclude<(typeof imageKinds)[number], 'photograph'>;
}>;

export type EarlierPrice = Readonly<{ price: number; until: IsoDate }>;

export type Listing = Readonly<{
  /** `/properties/{id}`. Lower case, hyphens. */
  id: string;
  /** For the telephone; `CM-0000` in content/properties. */
  reference: string;
  operation: Operation;
  type: PropertyType;
  status: 'available' | 'reserved' | 'sold';
  featured: boolean;
  isNewBuild: boolean;
  /** EUR: asking price with VAT, or rent per month. */
  price: number;
  /** Per cent of VAT that the price includes; null where transfer tax is due instead, and for lettings of homes. */
  vat: number | null;
  agencyFee: AgencyFee;
  /** For yields: EUR per month, and where the figure comes from. */
  likelyRent?: Readonly<{
    amount: number;
    source: Localized;
    date: IsoDate;
    /** Ceiling in a stressed area: EUR per month by the reference index. */
    index?: Readonly<{ amount: number; consulted: IsoDate }>;
  }>;
  /** EUR asked before today's price, and the last day of each; oldest first. */
  earlierPrices?: readonly EarlierPrice[];
  /** The seller wants no price on the page once it is sold. */
  hidesSoldPrice?: boolean;
  /** EUR on which seller and buyer agreed. Shown only once it is sold, as a share of `price`, and only with the consent. */
  agreedPrice?: Readonly<{ amount: number; hasSellerConsent: boolean }>;
  /** Day of the sale; without it the catalogue says when it was marked as sold. */
  soldOn?: IsoDate;
  published: IsoDate;
  updated: IsoDate;
  /** Id of a place (`content/places.ts`), or the name of a municipality that it does not have. */
  area: string;
  region: RegionId;
  /** Proper names; no street number. */
  street?: string;
  neighbourhood: string;
  municipality: string;
  postalCode?: string;
  /** Where it is, or the centre of the neighbourhood. Pages show it shifted: `lib/listings/place/shown-point.ts`. */
  latitude?: number;
  longitude?: number;
  /** The seller agrees that maps show the very point. */
  showsExactPoint?: boolean;
  /** m2; `null` if not applicable (land). */
  builtArea: number | null;
  usableArea: number | null;
  plotArea: number | null;
  bedrooms: number;
  bathrooms: number;
  /** 0 is the ground floor; `null` for houses and land. */
  floor: number | null;
  hasLift: boolean;
  /** Spaces that belong to the listing; 1 or more implies the feature `garage`. Unset when not stated. */
  parkingSpaces?: number;
  year: number | null;
  condition: Condition | null;
  orientation: Orientation | null;
  features: readonly FeatureId[];
  rooms: readonly Room[];
  energy: Energy;
  habitability: Habitability;
  occupancy: (typeof occupancies)[number];
  /** Land registry: office (`Barcelona n.º 6`) and number of the property. */
  registry: Readonly<{ office: string; property: string }>;
  protection: Protection;
  asbestos?: (typeof asbestosStates)[number];
  /** Of a new build: who sells it (RD 515/1989 art. 5). */
  promoter?: string;
  /** The seller is a large landlord: in a stressed area the Generalitat may buy first (DL 1/2015). */
  isLargeHolderSale?: boolean;
  /** EUR per month; 0 without a community of owners. */
  communityFees: number;
  /** IBI, EUR per year. */
  propertyTax: number;
  availableFrom: IsoDate | 'now';
  /** Present if `operation` is `rent`. */
  rental: Rental | null;
  nearby: readonly Nearby[];
  /** Team id. */
  agent: string;
  /** Names of the registry (content/images) or of stored photographs, cover first. */
  images: readonly string[];
  /** Texts of photographs, by their names in `images`; the others are described by what is known of the listing. */
  imageTexts?: Readonly<Record<string, ListingImageText>>;
  /** Of a film and of a tour: a file of this site (`/videos/…`), or a page of another (`https:`), which is only linked. */
  video?: string;
  tour?: string;
  text: Localized<ListingText>;
}>;

/** A listing that may lack anything but its address and reference. Visitors never see one. */
export type ListingDraft = Pick<Listing, 'id' | 'reference'> &
  Partial<Omit<Listing, 'id' | 'reference' | 'text'>> &
  Readonly<{ text?: Partial<Localized<Partial<ListingText>>> }>;
