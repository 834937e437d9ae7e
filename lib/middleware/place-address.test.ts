import { placeAddressIn, placeDetour } from './place-address';

it.each([
  '/en/homes',
  '/es/viviendas',
  '/en/homes/for-sale',
  '/es/viviendas/venta/pisos',
  '/es/viviendas/alquiler/pisos/eixample',
  '/en/homes/for-sale/calpe',
  '/en/homes/for-sale/barcelona/2',
  '/en/homeschool',
  '/es/comprar',
  '/homes/for-sale',
])('%s stays', (pathname) => expect(placeDetour(pathname)).toBeNull());

it.each([
  ['/es/homes', '/es/viviendas'],
  ['/es/homes/for-sale/apartments/eixample', '/es/viviendas/venta/pisos/eixample'],
  ['/en/viviendas/alquiler/aticos/gracia', '/en/homes/to-rent/penthouses/gracia'],
  ['/en/homes/venta/casas', '/en/homes/for-sale/houses'],
  ['/en/homes/for-sale/calp', '/en/homes/for-sale/calpe'],
  ['/es/viviendas/venta/pisos/ensanche/2', '/es/viviendas/venta/pisos/eixample/2'],
  ['/en/homes/for-sale/barcelona/1', '/en/homes/for-sale/barcelona'],
])('%s leads to %s for good', (pathname, path) => expect(placeDetour(pathname)).toEqual({ path, status: 308 }));

it.each([
  ['/en/homes/for-sale/atlantis', '/en'],
  ['/es/viviendas/eixample', '/es'],
  ['/es/viviendas/venta/eixample/pisos', '/es'],
  ['/en/homes/for-sale/barcelona/51', '/en'],
  ['/en/homes/for-sale/barcelona/0', '/en'],
  ['/en/homes/for-sale/__proto__', '/en'],
])('%s leads home', (pathname, path) => expect(placeDetour(pathname)).toEqual({ path, status: 307 }));

it.each([
  ['/homes/for-sale/apartments/ensanche', '/viviendas/venta/pisos/eixample', '/homes/for-sale/apartments/eixample'],
  ['/viviendas', '/viviendas', '/homes'],
  ['/viviendas/venta/atlantis', null, null],
  ['/comprar', null, null],
])('%s has its counterparts', (pathname, es, en) => {
  expect([placeAddressIn('es', pathname), placeAddressIn('en', pathname)]).toEqual([es, en]);
});
