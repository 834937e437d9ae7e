import { createTranslator } from 'next-intl';
import en from '@/messages/en';
import es from '@/messages/es';
import { makeListing } from '@/tests/support/make-listing';
import { listingDescription, listingName, listingPlace, listingTitle } from './listing-name';

const words = {
  en: createTranslator({ locale: 'en', messages: en, namespace: 'listingName' }),
  es: createTranslator({ locale: 'es', messages: es, namespace: 'listingName' }),
};

const flat = makeListing('flat', {
  area: 'gracia',
  neighbourhood: 'Vila de Gràcia',
  bedrooms: 3,
  bathrooms: 2,
  builtArea: 104,
  reference: 'CM-0001',
});

it.each([
  ['en', flat, '3-bedroom apartment for sale in Vila de Gràcia, Barcelona'],
  ['es', flat, 'Piso de 3 dormitorios en venta en Vila de Gràcia, Barcelona'],
  ['es', { ...flat, bedrooms: 1, operation: 'rent' }, 'Piso de 1 dormitorio en alquiler en Vila de Gràcia, Barcelona'],
  ['en', { ...flat, type: 'land', bedrooms: 0 }, 'Building plot for sale in Vila de Gràcia, Barcelona'],
] as const)('names a listing in %s by rooms, type, operation and place', (locale, listing, name) => {
  expect(listingName(listing, words[locale])).toBe(name);
});

it.each([
  ['moraira', 'Moraira', 'Moraira', 'Moraira'],
  ['moraira', 'MORAIRA', 'Moraira', 'MORAIRA'],
  ['moraira', 'Moraira', 'Teulada', 'Moraira, Teulada'],
  ['moraira', 'Moraira, Costa Blanca', 'Moraira', 'Moraira, Costa Blanca'],
  ['altea', 'Altea, Altea', 'Altea', 'Altea'],
  ['Villanueva', 'VILLANUEVA', 'Villanueva', 'VILLANUEVA'],
  ['xabia', 'Xàbia/Jávea', 'Jávea', 'Xàbia/Jávea'],
  ['calp', 'Calp', 'Calpe', 'Calp'],
  ['calp', 'Calpe', 'CALP (Calpe)', 'Calpe'],
  ['calp', 'Arenal-Bol', 'Calp', 'Arenal-Bol, Calp'],
] as const)('in %s, %s of %s is named once', (area, neighbourhood, municipality, place) => {
  expect(listingPlace({ ...flat, area, neighbourhood, municipality })).toBe(place);
});

const inPedralbes = { area: 'pedralbes', neighbourhood: 'Pedralbes', municipality: 'Barcelona' } as const;
const villa = makeListing('villa', { bedrooms: 6, features: ['pool'], ...inPedralbes });

it.each([
  ['es', villa, 'Casa de 6 dormitorios con piscina en venta en Pedralbes, Barcelona'],
  ['es', { ...villa, features: ['shared-pool'] }, 'Casa de 6 dormitorios en venta en Pedralbes, Barcelona'],
  ['en', villa, '6-bedroom villa with pool for sale in Pedralbes, Barcelona'],
  [
    'es',
    { ...villa, area: 'moraira', neighbourhood: 'El Portet', municipality: 'Teulada' },
    'Villa de 6 dormitorios con piscina en venta en El Portet, Moraira',
  ],
] as const)('calls a villa in %s as people do where it stands, with its pool, %#', (locale, listing, name) => {
  expect(listingName(listing, words[locale])).toBe(name);
});

it.each([
  ['none', 'Piso de 3 dormitorios en venta en Vila de Gràcia, Barcelona'],
  ['size', 'Piso de 3 dormitorios en venta en Vila de Gràcia, Barcelona, 104\u00a0m²'],
  ['reference', 'Piso de 3 dormitorios en venta en Vila de Gràcia, Barcelona (CM-0001)'],
] as const)('tells a listing from others of the same name by: %s', (distinction, name) => {
  expect(listingName(flat, words.es, { distinction, locale: 'es' })).toBe(name);
});

it.each([
  ['es', {}, 'Piso en venta en Vila de Gràcia, Barcelona, 3 dorm., 104\u00a0m²'],
  ['es', { area: 'valencia', neighbourhood: 'El Cabanyal', municipality: 'València' }, /en El Cabanyal, València, 3/],
  ['en', { neighbourhood: 'Antiga Esquerra de Gràcia' }, '3-bed apartment for sale in Gràcia, 104\u00a0m² | CM-0001'],
  ['es', { area: 'eixample', neighbourhood: 'Dreta de l’Eixample' }, /^Piso en venta en el Eixample, 3 dorm\., 104/],
  ['en', { area: 'sarria-sant-gervasi' }, '3-bed apartment for sale in Sarrià-Sant Gervasi, 104\u00a0m²'],
  [
    'es',
    { area: 'calp', neighbourhood: 'Platja de l’Arenal', municipality: 'Calp' },
    'Piso en venta en Calp (Calpe), 3 dorm., 104\u00a0m² | CM-0001',
  ],
] as const)('has the place that fits in the title in %s, %j', (locale, changes, title) => {
  const text = listingTitle({ ...flat, ...changes }, locale, words[locale], 'none');
  expect(text).toEqual(typeof title === 'string' ? title : expect.stringMatching(title));
  expect(text.length).toBeLessThanOrEqual(60);
});

it('has the reference in the title where nothing else differs', () => {
  expect(listingTitle(flat, 'es', words.es, 'reference')).toBe('Piso en venta en Gràcia, 3 dorm. | CM-0001');
});

it('describes it within 160 characters, dropping facts from the end', () => {
  const features = Array.from({ length: 30 }, (_, index) => `Feature ${index}`);
  const text = listingDescription(flat, 'en', words.en, features);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(
    /^3-bedroom apartment .*: 104\u00a0m² \(1,119\u00a0sq\u00a0ft\), 2 bathrooms, €[\d,]+, feature 0.*feature \d+\.$/,
  );
});

it('describes it with its reference where nothing else differs', () => {
  expect(listingDescription(flat, 'en', words.en, [], 'reference')).toMatch(/Barcelona \(CM-0001\): 104/);
  expect(listingDescription(flat, 'en', words.en, [], 'size')).toMatch(/Barcelona: 104/);
});

it('describes it without its price where the seller wants none after the sale', () => {
  const describe = (changes: Partial<typeof flat>) => listingDescription({ ...flat, ...changes }, 'en', words.en, []);
  expect(describe({ status: 'sold' })).toMatch(/€[\d,]+/);
  expect(describe({ status: 'sold', hidesSoldPrice: true })).not.toContain('€');
});
