import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { makeListing } from '@/tests/support/make-listing';
import { distinctionOf } from './distinction';

const listing = (id: string, changes: Parameters<typeof makeListing>[1] = {}) =>
  makeListing('flat', { id, ...changes });

it('tells listings of the same name apart by their size, or by their reference', () => {
  const [alone, large, small, twin, other] = [
    listing('alone', { bedrooms: 5 }),
    listing('large', { bedrooms: 3, builtArea: 142 }),
    listing('small', { bedrooms: 3, builtArea: 118 }),
    listing('twin', { bedrooms: 2, builtArea: 80 }),
    listing('other', { bedrooms: 2, builtArea: 80.2 }),
  ];
  setCatalogue([alone, large, small, twin, other], [], 1);
  expect([alone, large, small, twin, other].map(distinctionOf)).toEqual([
    'none',
    'size',
    'size',
    'reference',
    'reference',
  ]);
});

it('does not confuse sales with lettings, types or places', () => {
  const listings = [
    listing('sale'),
    listing('letting', { operation: 'rent' }),
    listing('duplex', { type: 'duplex' }),
    listing('elsewhere', { neighbourhood: 'Sant Antoni' }),
  ];
  setCatalogue(listings, [], 2);
  expect(listings.map(distinctionOf)).toEqual(['none', 'none', 'none', 'none']);
});
