/** In filter order. */
export const propertyTypes = ['apartment', 'house', 'villa', 'penthouse', 'duplex', 'land', 'commercial'] as const;

export type PropertyType = (typeof propertyTypes)[number];

export const valuedTypes = ['apartment', 'penthouse', 'duplex', 'house', 'villa'] as const;

export type ValuedType = (typeof valuedTypes)[number];

type PropertyTypeFacts = Readonly<{
  /** Types between which a buyer chooses. */
  family: 'flat' | 'house' | 'land' | 'commercial';
  /** Null if not accommodation. */
  schemaOrg: 'Apartment' | 'House' | 'SingleFamilyResidence' | null;
  kyero: string;
  /** idealista marks penthouses and duplexes on flats. */
  idealista: Readonly<{
    featuresType: 'flat' | 'house' | 'house_independent' | 'land' | 'premises';
    featuresPenthouse?: true;
    featuresDuplex?: true;
  }>;
  /** Lower case without accents; Kyero allows any words. */
  feedNames: readonly string[];
  /** Further `?type=` value on /sell (specification, section 2). */
  queryName?: string;
}>;

/** New types also need both message files. */
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
    feedNames: [
      ...['land', 'plot', 'building plot', 'parcela', 'terreno', 'solar', 'terreny', 'grundstuck', 'baugrundstuck'],
      ...['terrain', 'bouwgrond', 'bouwkavel', 'perceel'],
    ],
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
