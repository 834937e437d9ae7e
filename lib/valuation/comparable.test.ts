import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';
import { mostLike, type Candidate } from './comparable';

const property = { area: 'gracia', group: 'barcelona', isFlat: true, size: 80 };
const other = (id: string, changes: Partial<Candidate> = {}): Candidate & { id: string } => ({
  id,
  ...property,
  status: 'available',
  ...changes,
});

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

it('puts sold ones first, then reserved ones, whatever their place', () => {
  const others = [
    other('offered', { size: 80 }),
    other('reserved', { status: 'reserved', area: 'eixample' }),
    other('sold', { status: 'sold', area: 'eixample', size: 100 }),
  ];
  expect(mostLike(property, others, 3).map(({ id }) => id)).toEqual(['sold', 'reserved', 'offered']);
});

it('never has more than asked, none twice, none unlike, and none that is passed over for a worse one', () => {
  const next = seededNumbers(11);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const rank = { sold: 0, reserved: 1, available: 2 } as const;
  for (let round = 0; round < 200; round += 1) {
    const others = Array.from({ length: Math.floor(next() * 12) }, (_, index) =>
      other(String(index), {
        status: pick(['sold', 'reserved', 'available']),
        area: pick(['gracia', 'eixample']),
        group: pick(['barcelona', 'costa-blanca']),
        isFlat: next() < 0.8,
        size: 30 + next() * 150,
      }),
    );
    const found = mostLike(property, others, 3);
    const alike = others.filter(
      ({ group, isFlat, size }) =>
        group === 'barcelona' && isFlat && size < 2 * property.size && size > property.size / 2,
    );
    expect(found).toHaveLength(Math.min(3, alike.length));
    expect(new Set(found).size).toBe(found.length);
    expect(found.every((one) => alike.includes(one))).toBe(true);
    const worst = Math.max(...found.map(({ status }) => rank[status]));
    const passedOver = alike.filter((one) => !found.includes(one));
    expect(passedOver.every(({ status }) => rank[status] >= worst)).toBe(true);
  }
});
