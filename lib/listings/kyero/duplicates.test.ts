import { duplicatesOf, type ComparedListing } from './duplicates';

const flat: ComparedListing = {
  id: 'a',
  reference: 'A',
  source: 'feed:crm',
  type: 'apartment',
  operation: 'sale',
  street: null,
  municipality: 'Moraira',
  price: 250_000,
  bedrooms: 2,
  builtArea: 90,
  plotArea: null,
  latitude: 38.688,
  longitude: 0.136,
  images: ['one'],
};

const nowhere = { latitude: null, longitude: null } as const;
/** Metres north of `flat`. */
const north = (metres: number) => ({ latitude: 38.688 + metres / 111_195 });
type Change = Partial<ComparedListing>;

const groupsWith = (other: Change, one: Change) =>
  duplicatesOf(
    [
      { ...flat, ...one },
      { ...flat, id: 'b', reference: 'B', images: ['two'], ...other },
    ],
    'feed:crm',
  ).map((group) => group.map(({ reference }) => reference));

it.each<[string, Change, Change]>([
  ['at one point', {}, {}],
  ['14 m apart', north(14), {}],
  ['of another source', { source: 'desk' }, {}],
  ['at one address', { ...nowhere, street: 'Calle del Mar' }, { ...nowhere, street: 'CALLE DEL MAR' }],
  ['with one image, and no place', { ...nowhere, images: ['one'] }, nowhere],
  [
    'with three equal images, at another price',
    { ...north(500), price: 265_000, images: ['1', '2', '3'] },
    { images: ['3', '1', '2'] },
  ],
])('shows two flats %s', (_, other, one) => expect(groupsWith(other, one)).toEqual([['A', 'B']]));

it.each<[string, Change, Change]>([
  ['16 m apart', north(16), {}],
  ['of another price', { price: 251_000 }, {}],
  ['of another size', { builtArea: 91 }, {}],
  ['of another number of rooms', { bedrooms: 3 }, {}],
  ['to rent and for sale', { operation: 'rent' }, {}],
  ['of another type', { type: 'villa' }, {}],
  ['without a place', nowhere, nowhere],
  ['with one equal image, at another price', { price: 265_000, images: ['one'] }, {}],
  ['without a price', { price: null }, { price: null }],
])('shows no two flats %s', (_, other, one) => expect(groupsWith(other, one)).toEqual([]));

it('is about one source, and joins three to a group', () => {
  const three = ['a', 'b', 'c'].map((id) => ({
    ...flat,
    id,
    reference: id,
    ...(id === 'c' && { source: 'feed:other' }),
  }));
  expect(duplicatesOf(three, 'feed:crm').map((group) => group.length)).toEqual([3]);
  expect(duplicatesOf(three, 'feed:third')).toEqual([]);
});
