import { placePath, readPlacePath } from './place-query';

it.each([
  ['/homes', null, null, null, 1],
  ['/viviendas/venta', 'sale', null, null, 1],
  ['/homes/to-rent/penthouses', 'rent', 'penthouse', null, 1],
  ['/viviendas/venta/aticos/gracia/3', 'sale', 'penthouse', 'gracia', 3],
  ['/homes/for-sale/calp', 'sale', null, 'calp', 1],
] as const)('reads %s', (path, operation, type, place, page) => {
  const query = readPlacePath(path);
  expect(query && { ...query, place: query.place?.id ?? null }).toEqual({ operation, type, place, page });
});

it.each([
  '/homes/eixample',
  '/homes/for-sale/land',
  '/homes/for-sale/eixample/gracia',
  '/homes/for-sale/x',
  '/homes/2',
])('knows no page %s', (path) => expect(readPlacePath(path)).toBeNull());

it.each(['/homes', '/homes/for-sale/2', '/homes/for-sale/villas/costa-blanca', '/homes/to-rent/eixample'])(
  'writes %s as it reads it',
  (path) => {
    const query = readPlacePath(path);
    expect(query && placePath(query)).toBe(path);
  },
);
