import { listingPlaceId } from './listing-place';

it.each([
  ['eixample', 'Dreta de l’Eixample', 'dreta-de-l-eixample'],
  ['sarria-sant-gervasi', 'Galvany', 'sant-gervasi-galvany'],
  ['gracia', 'Camp d’en Grassot', 'gracia'],
  ['altea', 'El Portet', 'altea'],
  ['Torrevieja', 'Centro', 'Torrevieja'],
])('a listing in %s, %s, is in %s', (area, neighbourhood, place) => {
  expect(listingPlaceId({ area, neighbourhood })).toBe(place);
});
