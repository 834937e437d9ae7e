import { readRequirement } from './read-requirement';

it.each([
  ['villa in Moraira up to 900,000', 'type=villa&area=moraira&maxPrice=900000', ''],
  ['piso de 3 habitaciones en Gràcia con ascensor', 'type=apartment&area=gr%C3%A0cia&beds=3&features=lift', ''],
  ['villa en Moraira con xyzzyx', 'type=villa&area=moraira', 'xyzzyx'],
  ['type=villa&beds=3', 'type=villa&beds=3', ''],
  ['?type=villa&sort=newest&utm_source=mail', 'type=villa', ''],
  ['https://agency.example/es/properties?type=villa&page=2', 'type=villa', ''],
  ['/en/properties?type=villa,castle', 'type=villa', 'castle'],
  ['/properties?type=villa&ignored=xyzzyx', 'type=villa', 'xyzzyx'],
  ['/properties?type=villa&colour=blue', 'type=villa', 'colour=blue'],
  ['/properties?minPrice=cheap&beds=2', 'beds=2', 'minPrice=cheap'],
  ['https://agency.example/es/viviendas/venta/moraira', 'operation=sale&area=moraira', ''],
  ['https://agency.example/en/search?q=villa%20moraira', 'type=villa&area=moraira', ''],
  ['piso en Gràcia hasta 1.500 al mes', 'type=apartment&area=gr%C3%A0cia', 'monthly=1500'],
  ['/properties?type=villa&cash=120000&resident=no&measure=cash', 'type=villa', 'cash=120000, resident=no'],
  ['/es/properties', '', ''],
])('reads %j', (typed, query, left) => {
  expect(readRequirement(typed)).toEqual({ query, left });
});

it.each([
  'qwertz asdf',
  'algo bonito y barato',
  'something nice',
  'colour=blue',
  '/properties?colour=blue',
  'beds=many',
  'https://agency.example/en/about',
  'https://portal.example/123456',
  '/en/properties/villa-cap-blanc-moraira',
  '???',
  'https://',
  '€',
])('refuses %j and names it', (typed) => {
  expect(readRequirement(typed)).toEqual({ query: null, left: typed });
});
