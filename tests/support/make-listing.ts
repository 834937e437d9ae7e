import { images } from '@/content/images';
import { findGazetteerPlace } from '@/lib/site/places';
import type { Listing } from '@/content/types/listing';

/** Any existing image. */
const [cover = ''] = Object.keys(images);

const words = (language: string): Listing['text']['en'] => ({
  title: `A flat with a gallery (${language})`,
  summary: `A flat on the third floor with a gallery over the inner court, told in ${language} so that a test can find it.`,
  opening: `It opens (${language}).`,
  paragraphs: [`It goes on (${language}).`],
  shouldKnow: `The street is loud (${language}).`,
  heating: `Gas boiler (${language})`,
  parking: `None (${language})`,
  accessibility: `Three steps (${language})`,
  charges: `None (${language})`,
});

const flat: Listing = {
  id: 'flat',
  reference: 'CM-9001',
  operation: 'sale',
  type: 'apartment',
  status: 'available',
  featured: false,
  isNewBuild: false,
  price: 600_000,
  vat: null,
  agencyFee: { paidBy: 'owner' },
  published: '2026-10-01',
  updated: '2026-11-17',
  area: 'eixample',
  region: 'catalonia',
  street: 'Carrer de Girona',
  neighbourhood: 'Dreta de l’Eixample',
  municipality: 'Barcelona',
  postalCode: '08009',
  latitude: 41.395,
  longitude: 2.17,
  builtArea: 120,
  usableArea: 100,
  plotArea: null,
  bedrooms: 2,
  bathrooms: 1,
  floor: 3,
  hasLift: true,
  year: 1900,
  condition: 'good',
  orientation: 'south',
  features: ['gallery', 'lift'],
  rooms: [
    { room: 'living-room', area: 65, level: 0 },
    { room: 'bedroom', area: 15, level: 0 },
    { room: 'bedroom', area: 12, level: 0 },
    { room: 'bathroom', area: 8, level: 0 },
    { room: 'balcony', area: 2, level: 0 },
  ],
  energy: {
    status: 'rated',
    consumption: { letter: 'E', value: 180 },
    emissions: { letter: 'E', value: 36 },
    issued: '2024-05-14',
    expires: '2034-05-14',
    scale: 2021,
  },
  habitability: { status: 'valid', expires: '2035-06-02' },
  occupancy: 'vacant',
  registry: { office: 'Barcelona n.º 6', property: '99001' },
  protection: { housing: null, heritage: null },
  communityFees: 95,
  propertyTax: 800,
  availableFrom: 'now',
  rental: null,
  nearby: [{ kind: 'metro', name: 'Girona (L4)', minutes: 4, by: 'foot' }],
  agent: 'agent',
  images: [cover],
  text: { en: words('English'), es: words('Spanish') },
};

const kinds = {
  flat: {},
  letting: {
    operation: 'rent',
    price: 1_120,
    rental: {
      use: 'main-home',
      landlord: 'person',
      depositMonths: 1,
      guaranteeMonths: 1,
      termMonths: 60,
      stressedArea: {
        previousRent: { amount: 1_100, until: '2026-08-31' },
        rise: 'index',
        index: { amount: 1_140, consulted: '2026-11-02' },
        isLargeHolder: false,
      },
      registration: null,
    },
  },
  villa: {
    type: 'villa',
    price: 1_480_000,
    area: 'moraira',
    region: 'valencian-community',
    street: 'Carrer de la Mar',
    neighbourhood: 'El Portet',
    municipality: 'Teulada',
    postalCode: '03724',
    builtArea: 320,
    usableArea: 260,
    plotArea: 1_100,
    floor: null,
    hasLift: false,
    rooms: [
      { room: 'garage', area: 30, level: -1 },
      { room: 'living-room', area: 50, level: 0 },
      { room: 'bedroom', area: 15, level: 1 },
    ],
  },
  plot: {
    type: 'land',
    price: 345_000,
    area: 'moraira',
    region: 'valencian-community',
    builtArea: null,
    usableArea: null,
    plotArea: 1_250,
    bedrooms: 0,
    bathrooms: 0,
    floor: null,
    hasLift: false,
    year: null,
    condition: null,
    features: [],
    rooms: [],
    energy: { status: 'exempt', reason: { en: 'Nothing is built.', es: 'No hay nada construido.' } },
    habitability: { status: 'not-required', reason: { en: 'It is land.', es: 'Es un terreno.' } },
  },
  shop: {
    type: 'commercial',
    bedrooms: 0,
    floor: 0,
    hasLift: false,
    rooms: [{ room: 'shop-floor', area: 90, level: 0 }],
    habitability: { status: 'not-required', reason: { en: 'Business premises.', es: 'Local comercial.' } },
  },
} as const satisfies Record<string, Partial<Listing>>;

/** A complete listing of a kind, with changes. */
export function makeListing(kind: keyof typeof kinds, changes: Partial<Listing> = {}): Listing {
  const listing = { ...flat, id: kind, ...kinds[kind], ...changes };
  // Where its area is.
  return listing.area === flat.area ? listing : { ...listing, ...findGazetteerPlace(listing.area)?.centre, ...changes };
}
