import { priceLevelOf } from './price-level';

const levelOf = (fields: Partial<Parameters<typeof priceLevelOf>[0]>) =>
  priceLevelOf({ area: 'eixample', operation: 'sale', type: 'apartment', ...fields })?.name ?? null;

it.each([
  ['a district of the city', {}, 'Eixample'],
  ['a neighbourhood with a figure of its own', { area: 'diagonal-mar', type: 'penthouse' }, 'Diagonal Mar'],
  ['a town of the coast, for houses too', { area: 'moraira', type: 'villa' }, 'Moraira'],
  ['no figure for a neighbourhood that is only known to be dearer', { area: 'pedralbes' }, null],
  ['no figure for a house in the city, whose levels are of flats', { type: 'house' }, null],
  ['no figure for a letting', { operation: 'rent' }, null],
  ['no figure for a plot', { area: 'moraira', type: 'land' }, null],
  ['no figure where we have none', { area: 'madrid' }, null],
] as const)('finds %s', (_what, fields, name) => {
  expect(levelOf(fields)).toBe(name);
});
