import { matchExample } from '@/content/examples';
import type { Listing } from '@/content/types/listing';
import { makeListing } from './make-listing';

/** Replaces `content/properties` in tests (`tests/config/jest.config.mjs`). Every area and kind has listings. */
const portfolio: readonly (readonly [id: string, ...Parameters<typeof makeListing>])[] = [
  [matchExample.saved, 'flat', { featured: true, type: 'penthouse' }],
  ['villa-moraira', 'villa', { featured: true }],
  ['villa-moraira-small', 'villa', { price: 690_000, builtArea: 210, usableArea: 175, bedrooms: 1 }],
  ['villa-sold', 'villa', { status: 'sold' }],
  ['flat-eixample', 'flat', { price: 640_000 }],
  ['flat-eixample-reserved', 'flat', { status: 'reserved' }],
  ['penthouse-eixample', 'flat', { type: 'penthouse', price: 620_000 }],
  ['letting-eixample', 'letting'],
  ['letting-gracia', 'letting', { area: 'gracia' }],
  ['flat-gracia', 'flat', { area: 'gracia', neighbourhood: 'Vila de Gràcia', postalCode: '08012' }],
  ['duplex-gracia', 'flat', { type: 'duplex', area: 'gracia', price: 720_000 }],
  ['flat-sarria', 'flat', { area: 'sarria-sant-gervasi', neighbourhood: 'Sarrià', postalCode: '08017' }],
  ['house-sarria', 'flat', { type: 'house', area: 'sarria-sant-gervasi', floor: null, price: 1_900_000 }],
  ['flat-pedralbes', 'flat', { area: 'pedralbes', neighbourhood: 'Pedralbes', postalCode: '08034' }],
  ['flat-diagonal-mar', 'flat', { area: 'diagonal-mar', neighbourhood: 'Diagonal Mar', postalCode: '08019' }],
  ['shop-eixample', 'shop'],
  ['plot-moraira', 'plot'],
  ['house-altea', 'villa', { type: 'house', area: 'altea', municipality: 'Altea', postalCode: '03590' }],
  ['house-benissa', 'villa', { type: 'house', area: 'benissa', municipality: 'Benissa', postalCode: '03720' }],
  ['flat-calp', 'flat', { area: 'calp', region: 'valencian-community', municipality: 'Calp', postalCode: '03710' }],
  ['flat-madrid', 'flat', { area: 'madrid', region: 'madrid', municipality: 'Madrid', postalCode: '28001' }],
  ['house-valencia', 'villa', { type: 'house', area: 'valencia', municipality: 'València', postalCode: '46011' }],
];

const digits = (n: number) => String(n).padStart(2, '0');

const made = portfolio.map(([id, kind, changes = {}], n): readonly [string, Listing] => {
  const { text, ...facts } = makeListing(kind, changes);
  const titled = {
    ...text,
    en: { ...text.en, title: `Home ${n} for sale` },
    es: { ...text.es, title: `Vivienda ${n}` },
  };
  // Rooms fit only the kind's default facts.
  const rooms = changes.bedrooms === undefined && kind !== 'shop' && kind !== 'villa' ? facts.rooms : [];
  const day = `2026-10-${digits(portfolio.length - n)}` as const;
  return [
    id,
    { ...facts, id, rooms, reference: `CM-91${digits(n)}`, published: day as Listing['published'], text: titled },
  ];
});

export const listings: Readonly<Record<string, Listing>> = Object.fromEntries(made);

export const listingIds: readonly string[] = made.map(([id]) => id);
