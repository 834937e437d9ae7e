import { valuationFactors } from '@/content/valuation-factors';
import { findValuedPlace, listValuedPlaces, MAX_DEVIATION } from './valuation-places';
import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';
import { estimate, refusalOf, roundEstimate, SPREAD, type ValuationPlace } from './valuation';
import { conditions, energyClasses } from '@/content/types/listing';
import { valuedTypes } from '@/content/types/property-type';
import type { ValuationInput } from './valuation-input';

const place: ValuationPlace = { price: 5_000, isCity: true };

const plain: ValuationInput = {
  area: 'eixample',
  type: 'apartment',
  size: 90,
  bedrooms: 3,
  floor: 2,
  hasLift: true,
  condition: 'good',
  year: 1990,
  terrace: 0,
  energy: 'E',
};

const value = (changes: Partial<ValuationInput> = {}, where = place) =>
  estimate({ ...plain, ...changes }, where, valuationFactors);

describe('estimate', () => {
  it('is level times floor area without factors, 15% to each side', () => {
    expect(value()).toMatchObject({ base: 450_000, middle: 450_000 });
    expect(value().low).toBeCloseTo(382_500, 6);
    expect(value().high).toBeCloseTo(517_500, 6);
  });

  it('has amounts that sum to the middle', () => {
    const { base, factors, middle } = value({
      type: 'penthouse',
      condition: 'to-update',
      floor: 8,
      terrace: 20,
      energy: 'B',
    });
    expect(base + factors.reduce((sum, { euros }) => sum + euros, 0)).toBeCloseTo(middle, 6);
  });

  it('values a fourth floor without lift lower', () => {
    expect(value({ floor: 4, hasLift: false }).middle).toBeLessThan(value({ floor: 4 }).middle);
    expect(value({ floor: 0, hasLift: false }).middle).toBe(value({ floor: 0 }).middle);
  });

  it('ignores open fields', () => {
    const ids = value({ floor: null, year: null, energy: null }).factors.map(({ id }) => id);
    expect(ids).toEqual(['size', 'type', 'condition']);
    expect(value({ type: 'villa', floor: 3 }, { ...place, isCity: false }).factors.map(({ id }) => id)).not.toContain(
      'floor',
    );
  });

  it('adds at most a quarter for a terrace', () => {
    expect(value({ terrace: 180 }).middle).toBeCloseTo(450_000 * 1.25, 6);
    expect(value({ terrace: 9 }).middle).toBeCloseTo(450_000 * 1.035, 6);
  });
});

describe('of two properties that differ in one field', () => {
  const next = seededNumbers(7);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const properties = Array.from({ length: 400 }, () => ({
    ...plain,
    type: pick(valuedTypes),
    size: Math.round(20 + next() * 380),
    floor: Math.floor(next() * 12),
    hasLift: next() < 0.5,
    condition: pick(conditions),
    year: Math.round(1850 + next() * 178),
    terrace: Math.round(next() * 60),
    energy: pick([...energyClasses, null]),
  }));

  it('the larger one is worth more, at both ends', () => {
    for (const property of properties) {
      const smaller = value(property);
      const larger = value({ ...property, size: property.size + 1 });
      expect(larger.low).toBeGreaterThan(smaller.low);
      expect(larger.high).toBeGreaterThan(smaller.high);
    }
  });

  it('the one in the dearer place is worth more, and values are positive', () => {
    for (const property of properties) {
      expect(value(property).low).toBeGreaterThan(0);
      expect(value(property, { ...place, price: place.price + 1 }).low).toBeGreaterThan(value(property).low);
    }
  });

  it('a larger terrace, better condition or energy class is not worth less', () => {
    for (const property of properties) {
      const { middle } = value(property);
      expect(value({ ...property, terrace: property.terrace + 1 }).middle).toBeGreaterThanOrEqual(middle);
      const better = conditions[conditions.indexOf(property.condition) - 1];
      const cleaner = property.energy && energyClasses[energyClasses.indexOf(property.energy) - 1];
      const improved = better ? value({ ...property, condition: better }).middle : middle + 1;
      expect(improved).toBeGreaterThan(middle);
      expect(value({ ...property, energy: cleaner || property.energy }).middle).toBeGreaterThanOrEqual(middle);
    }
  });

  it('has one width, whatever the home', () => {
    for (const property of properties) {
      const { high, low, middle } = value(property);
      expect(high / middle).toBeCloseTo(1 + SPREAD, 9);
      expect(low / middle).toBeCloseTo(1 - SPREAD, 9);
    }
  });
});

describe('refusalOf', () => {
  it.each([
    [{}, null],
    [{ size: 20, bedrooms: 1 }, null],
    [{ size: 19.9, bedrooms: 0 }, 'tooSmall'],
    [{ size: 5, bedrooms: 1 }, 'tooSmall'],
    [{ size: 400 }, null],
    [{ size: 401 }, 'tooLarge'],
    [{ size: 40, bedrooms: 20 }, 'tooManyRooms'],
    [{ size: 40, bedrooms: 3 }, null],
    [{ terrace: 180 }, null],
    [{ terrace: 181 }, 'terraceTooLarge'],
    [{ type: 'villa' }, 'houseInCity'],
  ] as const)('%o: %s', (changes, refusal) => expect(refusalOf({ ...plain, ...changes }, place)).toBe(refusal));

  it('refuses a place without a figure', () => {
    for (const id of ['elsewhere', 'madrid', 'valencia', '', '__proto__', 'constructor']) {
      expect(refusalOf({ ...plain, area: id }, findValuedPlace(id))).toBe('noData');
    }
  });

  it('values houses on the coast', () => {
    expect(refusalOf({ ...plain, type: 'villa', size: 600 }, { ...place, isCity: false })).toBeNull();
  });
});

it('has a level with date and source for every place', () => {
  for (const { price, figure } of listValuedPlaces()) {
    expect(price).toBeGreaterThan(1_000);
    expect(figure.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(figure.source.es).not.toBe('');
  }
});

it('uses the district’s level for a neighbourhood without one, and says so', () => {
  expect(findValuedPlace('pedralbes')).toMatchObject({ price: 5_690, district: 'Les Corts' });
  expect(findValuedPlace('diagonal-mar')).toMatchObject({ price: 8_240, district: null, basis: 'asking' });
});

it('is wider than the largest error that was measured', () => expect(SPREAD).toBeGreaterThan(MAX_DEVIATION));

it('rounds as valuers do', () => {
  expect([123_456, 499_499, 512_499, 512_500].map(roundEstimate)).toEqual([123_000, 499_000, 510_000, 515_000]);
});
