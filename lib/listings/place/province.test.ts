import { provinces } from '@/content/provinces';
import { provinceIds } from '@/content/types/province';
import { provincialCapitals } from '@/tests/support/provincial-capitals';
import { listingProvince, provinceNamed, provinceOfCode } from './province';

const unknown = { area: 'Villanueva' };

it('knows 52 provinces, each by a name of its own', () => {
  expect(provincialCapitals.map(([id]) => id)).toEqual(provinceIds);
  expect(new Set(provinceIds.map((id) => provinces[id].name)).size).toBe(52);
});

it.each(provincialCapitals)('finds %s by the spellings, the postcode and the point of %s', (id, _, code, ...rest) => {
  const [latitude, longitude, spellings] = rest;
  expect(spellings.split(' | ').map((spelling) => [spelling, provinceNamed(spelling)])).toEqual(
    spellings.split(' | ').map((spelling) => [spelling, id]),
  );
  expect(listingProvince({ ...unknown, postalCode: code })).toBe(id);
  expect(listingProvince({ ...unknown, latitude, longitude })).toBe(id);
});

it.each([
  ...['', '-', 'N/A', 'Spain', 'Costa Blanca', 'Castilla y León', 'Castilla-La Mancha', 'Cataluña', 'País Valencià'],
  ...['Comunidad Valenciana', 'Murcia / Alicante', 'Barcelona o Madrid', 'Leonés', '99', '00', '53001', '1', '123'],
])('does not guess a province for %j', (text) => expect(provinceNamed(text)).toBeNull());

it('reads the first digits of a postcode', () => {
  expect(['03', '3', '03724', 'ES-08001', '29', '28013 '].map(provinceOfCode)).toEqual([
    ...['03', '03', '03', '08', '29', '28'],
  ]);
});

it('prefers the postcode, then the feed, then the point', () => {
  const point = { latitude: 41.237, longitude: 1.81 };
  expect([
    listingProvince({ ...unknown, ...point, postalCode: '03181' }, '29'),
    listingProvince({ ...unknown, ...point, postalCode: '99999' }, '29'),
    listingProvince({ ...unknown, ...point }),
    listingProvince({ area: 'moraira' }),
    listingProvince(unknown),
  ]).toEqual(['03', '29', '08', '03', null]);
});

it.each([
  ['Treviño, an enclave of Burgos', 42.735, -2.749, '09'],
  ['Ademuz, an enclave of Valencia', 40.0619, -1.2861, '46'],
  ['Torrevieja', 37.978, -0.682, '03'],
  ['Sitges, shown in the sea', 41.232, 1.815, '08'],
  ['the border of Burgos and Álava', 42.692, -2.9, null],
  ['the Atlantic', 40, -15, null],
  ['London', 51.5, -0.1, null],
])('places %s', (_, latitude, longitude, id) => {
  expect(listingProvince({ ...unknown, latitude, longitude })).toBe(id);
});
