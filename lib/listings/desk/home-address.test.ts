import { homeAddress } from './home-address';

it.each([
  ['Carrer de Girona', 'Eixample', 'Carrer de Girona, Eixample'],
  ['Eixample', 'Eixample', 'Eixample'],
  ['', 'Vic', 'Vic'],
])('of %j in %j is %j', (street, placeName, address) => {
  expect(homeAddress({ placeName, street })).toBe(address);
});
