import { createTranslator } from 'next-intl';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { makeListing } from '@/tests/support/make-listing';
import { listingDescription, listingName, listingTitle } from './listing-name';

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

it('has size and reference in the title if they fit', () => {
  expect(listingTitle(flat, 'en', words.en)).toBe('3-bed apartment for sale in Gràcia, 104\u00a0m² | CM-0001');
  expect(listingTitle(flat, 'es', words.es)).toBe('Piso en venta en Gràcia, 3 dorm., 104\u00a0m² | CM-0001');
  expect(listingTitle({ ...flat, area: 'sarria-sant-gervasi' }, 'en', words.en)).toBe(
    '3-bed apartment for sale in Sarrià-Sant Gervasi, 104\u00a0m²',
  );
});

it('describes it within 160 characters, dropping facts from the end', () => {
  const features = Array.from({ length: 30 }, (_, index) => `Feature ${index}`);
  const text = listingDescription(flat, 'en', words.en, features);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(
    /^3-bedroom apartment .*: 104\u00a0m² \(1,119\u00a0sq\u00a0ft\), 2 bathrooms, €[\d,]+, feature 0.*feature \d+\.$/,
  );
});

it('describes it without its price where the seller wants none after the sale', () => {
  const describe = (changes: Partial<typeof flat>) => listingDescription({ ...flat, ...changes }, 'en', words.en, []);
  expect(describe({ status: 'sold' })).toMatch(/€[\d,]+/);
  expect(describe({ status: 'sold', hidesSoldPrice: true })).not.toContain('€');
});
