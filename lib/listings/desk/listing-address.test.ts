import { listingAddress } from './listing-address';

it.each([
  ['Carrer de Girona', 'Eixample', 'Carrer de Girona, Eixample'],
  ['Eixample', 'Eixample', 'Eixample'],
  ['ALTEA', 'Altea', 'ALTEA'],
  ['', 'Vic', 'Vic'],
])('of %j in %j is %j', (street, placeName, address) => {
  expect(listingAddress({ placeName, street })).toBe(address);
});
