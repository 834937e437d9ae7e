/** In the order of the filters: the four of the specification, then the rest. */
export const propertyTypes = ['apartment', 'house', 'villa', 'penthouse', 'duplex', 'land', 'commercial'] as const;

export type PropertyType = (typeof propertyTypes)[number];

/** The types that the valuation tool values. */
export const valuedTypes = ['apartment', 'penthouse', 'duplex', 'house', 'villa'] as const;

export type ValuedType = (typeof valuedTypes)[number];

type PropertyTypeFacts = Readonly<{
  /** Types that one and the same buyer looks at. */
  family: 'flat' | 'house' | 'land' | 'commercial';
  /** Type of schema.org; null for what is no accommodation. */
  schemaOrg: 'Apartment' | 'House' | 'SingleFamilyResidence' | null;
  /** `type` in our Kyero feed. */
  kyero: string;
  /** In our feed for idealista, which has no types for penthouses and duplexes but says so of flats. */
  idealista: Readonly<{
    featuresType: 'flat' | 'house' | 'house_independent' | 'land' | 'premises';
    featuresPenthouse?: true;
    featuresDuplex?: true;
  }>;
  /** Words of incoming feeds, lower case without accents; Kyero leaves them free. */
  feedNames: readonly string[];
  /** `?type=` of the search on /sell (specification, section 2), besides the type itself. */
  queryName?: string;
}>;

/** All that the code knows about each type of property. A new type is added in this file and in both of messages. */
export const propertyTypeFacts: Readonly<Record<PropertyType, PropertyTypeFacts>> = {
  apartment: {
    family: 'flat',
    schemaOrg: 'Apartment',
    kyero: 'Apartment',
    idealista: { featuresType: 'flat' },
    feedNames: [
      'apartment',
      'flat',
      'studio',
      'ground floor apartment',
      'loft',
      'piso',
      'apartamento',
      'estudio',
      'planta baja',
      'bajo',
      'bajos',
      'condo',
      'pis',
      'wohnung',
      'eigentumswohnung',
      'appartement',
    ],
    queryName: 'piso',
  },
  house: {
    family: 'house',
    schemaOrg: 'House',
    kyero: 'Town House',
    idealista: { featuresType: 'house' },
    feedNames: [
      'house',
      'town house',
      'townhouse',
      'terraced house',
      'semi detached',
      'semi detached house',
      'semi detached villa',
      'bungalow',
      'country house',
      'finca',
      'cortijo',
      'masia',
      'cave house',
      'quad house',
      'village house',
      'casa',
      'casa de pueblo',
      'adosado',
      'pareado',
      'haus',
      'reihenhaus',
      'doppelhaushalfte',
      'maison',
      'huis',
    ],
    queryName: 'casa',
  },
  villa: {
    family: 'house',
    schemaOrg: 'SingleFamilyResidence',
    kyero: 'Villa',
    idealista: { featuresType: 'house_independent' },
    feedNames: [
      'villa',
      'detached villa',
      'chalet',
      'detached house',
      'luxury villa',
      'torre',
      'unifamiliar',
      'einfamilienhaus',
    ],
  },
  penthouse: {
    family: 'flat',
    schemaOrg: 'Apartment',
    kyero: 'Penthouse',
    idealista: { featuresType: 'flat', featuresPenthouse: true },
    feedNames: ['penthouse', 'atico'],
    queryName: 'atico',
  },
  duplex: {
    family: 'flat',
    schemaOrg: 'Apartment',
    kyero: 'Duplex',
    idealista: { featuresType: 'flat', featuresDuplex: true },
    feedNames: ['duplex', 'maisonette', 'triplex'],
  },
  land: {
    family: 'land',
    schemaOrg: null,
    kyero: 'Land',
    idealista: { featuresType: 'land' },
    feedNames: ['land', 'plot', 'building plot', 'parcela', 'terreno', 'solar'],
    queryName: 'terreno',
  },
  commercial: {
    family: 'commercial',
    schemaOrg: null,
    kyero: 'Commercial',
    idealista: { featuresType: 'premises' },
    feedNames: [
      'commercial',
      'commercial property',
      'shop',
      'office',
      'premises',
      'local',
      'local comercial',
      'comercial',
      'comerciales',
      'oficina',
    ],
    queryName: 'local',
  },
};
