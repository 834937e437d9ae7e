import { setCatalogue } from '@/lib/listings/catalogue';
import { makeListing } from '@/tests/support/make-listing';
import { distinctionOf } from './distinction';

const home = (id: string, changes: Parameters<typeof makeListing>[1] = {}) => makeListing('flat', { id, ...changes });

it('tells listings of the same name apart by their size, or by their reference', () => {
  const [alone, large, small, twin, other] = [
    home('alone', { bedrooms: 5 }),
    home('large', { bedrooms: 3, builtArea: 142 }),
    home('small', { bedrooms: 3, builtArea: 118 }),
    home('twin', { bedrooms: 2, builtArea: 80 }),
    // Shown as 80 m² too.
    home('other', { bedrooms: 2, builtArea: 80.2 }),
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
    home('sale'),
    home('letting', { operation: 'rent' }),
    home('duplex', { type: 'duplex' }),
    home('elsewhere', { neighbourhood: 'Sant Antoni' }),
  ];
  setCatalogue(listings, [], 2);
  expect(listings.map(distinctionOf)).toEqual(['none', 'none', 'none', 'none']);
});
