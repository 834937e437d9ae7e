import type { ValuationInput } from './valuation-input';
import { propertyKey } from './value-property';

const property: ValuationInput = {
  area: 'gracia',
  type: 'apartment',
  size: 84,
  bedrooms: 3,
  floor: 2,
  hasLift: true,
  condition: 'to-renovate',
  year: 1930,
  terrace: 0,
  energy: null,
};

it('is equal before and after works', () => {
  const renovated: ValuationInput = {
    ...property,
    condition: 'as-new',
    energy: 'B',
    hasLift: false,
    terrace: 6,
    year: 1925,
  };
  expect(propertyKey(renovated)).toBe(propertyKey(property));
});

it.each([
  ['area', 'eixample'],
  ['type', 'duplex'],
  ['size', 85],
  ['bedrooms', 2],
  ['floor', null],
] as const)('differs with another %s', (field, value) => {
  expect(propertyKey({ ...property, [field]: value })).not.toBe(propertyKey(property));
});
