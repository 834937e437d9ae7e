import { makeListing } from '@/tests/support/make-listing';
import { checkImportedListings } from './imported-schema';
import { withImportedPrice } from './imported';
import imported from '@/content/imported/homes.json';

jest.mock('@/content/imported/homes.json', () => [
  {
    feedId: '1',
    reference: 'CM-9001',
    updated: '2026-11-19',
    operation: 'sale',
    type: 'apartment',
    isNewBuild: false,
    price: 870_000,
    region: 'catalonia',
    province: 'Barcelona',
    town: 'Barcelona',
    place: null,
    latitude: null,
    longitude: null,
    bedrooms: 3,
    bathrooms: 2,
    hasPool: false,
    builtArea: 142,
    plotArea: null,
    energy: { consumption: 'E', emissions: 'E' },
    description: { es: 'Un principal.' },
    features: [],
    pictures: [],
    page: null,
  },
]);

const [item] = imported as readonly object[];

const listing = makeListing('flat');

it('takes price and date from the feed', () => {
  expect(withImportedPrice(listing)).toEqual({ ...listing, price: 870_000, updated: '2026-11-19' });
});

it('keeps later changes and what the feed lacks', () => {
  const later = { ...listing, updated: '2026-11-20' as const };
  expect(withImportedPrice(later)).toBe(later);
  const other = makeListing('villa', { reference: 'CM-9002' });
  expect(withImportedPrice(other)).toBe(other);
  const letting = { ...listing, operation: 'rent' as const };
  expect(withImportedPrice(letting)).toBe(letting);
});

it('fails the build on an invalid file', () => {
  expect(() => checkImportedListings([item, { ...item, price: 'free' }])).toThrow(
    'content/imported/homes.json, home 2: price must be a whole number of euros',
  );
  expect(() => checkImportedListings([{ ...item, colour: 'red' }])).toThrow('home 1');
});
