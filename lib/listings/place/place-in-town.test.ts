import { placeInTown } from './place-in-town';

it.each([
  ['El Portet', 'Moraira', 'El Portet, Moraira'],
  ['Moraira', 'Moraira', 'Moraira'],
  ['MORAIRA', 'Moraira', 'MORAIRA'],
  ['Altea ', ' Altea', 'Altea'],
  ['Xàbia', 'Xabia', 'Xàbia'],
  ['Peñíscola', 'Peniscola', 'Peñíscola'],
  ['Altea (Altea)', 'Altea', 'Altea'],
  ['Altea, Altea', 'Altea', 'Altea'],
  ['Altea/Altea', 'ALTEA', 'Altea'],
  ['Moraira, Costa Blanca', 'Moraira', 'Moraira, Costa Blanca'],
  ['Moraira - Moraira', 'Moraira', 'Moraira'],
  ['Xàbia/Jávea', 'Jávea', 'Xàbia/Jávea'],
  ['Sarrià-Sant Gervasi', 'Barcelona', 'Sarrià-Sant Gervasi, Barcelona'],
  ['Altea la Vella', 'Altea', 'Altea la Vella, Altea'],
  ['', 'Vic', 'Vic'],
  ['Centro', '', 'Centro'],
  [' , ', 'Vic', 'Vic'],
])('%j in %j is %j', (place, town, name) => expect(placeInTown(place, town)).toBe(name));

it('knows the other names of a town', () => {
  expect(placeInTown('Calp', 'CALP (Calpe)', ['Calp', 'Calpe'])).toBe('Calp');
  expect(placeInTown('Calpe', 'Calp', ['Calp', 'Calpe'])).toBe('Calpe');
  expect(placeInTown('Arenal-Bol', 'Calp', ['Calp', 'Calpe'])).toBe('Arenal-Bol, Calp');
});
