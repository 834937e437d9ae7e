import { readFilters } from '@/lib/listings/list/search-page';
import { placePageFor } from './place-page-path';

const pageOf = (query: string) => placePageFor(readFilters(new URLSearchParams(query)));

it.each([
  ['operation=sale', '/homes/for-sale'],
  ['operation=sale&area=eixample', '/homes/for-sale/eixample'],
  ['operation=sale&type=apartment', '/homes/for-sale/apartments'],
  // Few homes of a type without its own text.
  ['operation=sale&type=apartment&area=eixample', '/homes/for-sale/eixample'],
  // Another page shows the same listings.
  ['operation=sale&type=villa&area=moraira', '/homes/for-sale/moraira'],
  ['operation=rent', '/homes/to-rent/barcelona'],
  ['operation=rent&type=apartment', '/homes/to-rent/barcelona'],
  ['type=villa', '/homes/for-sale/villas/costa-blanca'],
])('?%s is %s', (query, path) => expect(pageOf(query)).toBe(path));

it.each([
  '',
  'area=eixample',
  'type=land',
  'type=commercial',
  'operation=sale&type=land',
  'operation=sale&area=javea',
  'operation=sale&area=eixample&beds=3',
  'operation=sale&area=eixample&sort=price-asc',
  'operation=sale&page=2',
  'operation=sale&type=villa,house',
])('?%s is no place page', (query) => expect(pageOf(query)).toBeNull());
