import { distance } from '@/lib/map/mercator';
import { seededNumbers } from '@/tests/support/seeded-numbers.mjs';
import { SHOWN_RADIUS, shownPoint } from './shown-point';

const random = seededNumbers(38);
const listings = Array.from({ length: 2_000 }, () => ({ latitude: 36 + random() * 7, longitude: -4 + random() * 7 }));

it('shows no home where it is, and each within its circle', () => {
  for (const listing of listings) {
    const shown = shownPoint(listing);
    if (!shown) throw new Error('no point');
    const off = distance([listing.latitude, listing.longitude], [shown.latitude, shown.longitude]);
    expect(off).toBeLessThan(SHOWN_RADIUS * 0.55);
    expect(shown.isExact).toBe(false);
  }
});

it('shows neighbours at one point: nothing leads back', () => {
  const one = shownPoint({ latitude: 41.39612, longitude: 2.16981 });
  expect(shownPoint({ latitude: 41.39571, longitude: 2.17033 })).toEqual(one);
});

it('leaves a point as it is that is shown already', () => {
  const one = shownPoint({ latitude: 41.3957, longitude: 2.1703 });
  expect(one && shownPoint(one)).toEqual(one);
});

it('is exact where the seller agrees', () => {
  const listing = { latitude: 41.39512, longitude: 2.16981, showsExactPoint: true };
  expect(shownPoint(listing)).toEqual({ latitude: 41.39512, longitude: 2.16981, isExact: true });
});

it('is nothing without a point', () => {
  expect(shownPoint({})).toBeNull();
});
