import { mostLike } from './comparable';

const property = { area: 'gracia', group: 'barcelona', isFlat: true, size: 80 };
const other = (id: string, changes: Partial<typeof property> = {}) => ({ id, ...property, ...changes });

it('prefers the same area, then similar sizes', () => {
  const others = [
    other('far', { area: 'eixample', size: 81 }),
    other('large', { size: 120 }),
    other('near', { size: 85 }),
  ];
  expect(mostLike(property, others, 3).map(({ id }) => id)).toEqual(['near', 'large', 'far']);
  expect(mostLike(property, others, 1).map(({ id }) => id)).toEqual(['near']);
});

it('excludes other kinds, other coasts, and half or twice the size', () => {
  const others = [
    other('house', { isFlat: false }),
    other('coast', { group: 'costa-blanca' }),
    other('double', { size: 160 }),
    other('half', { size: 40 }),
  ];
  expect(mostLike(property, others, 3)).toEqual([]);
});
