import { listPlaces } from '@/lib/site/places';
import { namedPlaces, placeName, withPlaceId, withPlaceName } from './place-names';

it('names each place so that it is found again', () => {
  expect(new Set(namedPlaces().map(({ name }) => name)).size).toBe(listPlaces().length);
  for (const { id } of listPlaces()) expect(withPlaceId(withPlaceName({ area: id }))).toEqual({ area: id });
});

it.each([
  ['eixample', 'eixample'],
  ['Eixample', 'eixample'],
  [' gràcia ', 'gracia'],
  ['Calpe', 'calp'],
  ['Vilafamés', 'Vilafamés'],
])('reads %s as %s', (area, id) => {
  expect(withPlaceId({ area })).toEqual({ area: id });
});

it('leaves a municipality that is no place, and a form without one, as they are', () => {
  expect(placeName('Vilafamés')).toBe('Vilafamés');
  expect(withPlaceName({ price: '1' })).toEqual({ price: '1' });
});
