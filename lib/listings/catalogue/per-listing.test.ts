import { makeListing } from '@/tests/support/make-listing';
import { findGazetteerPlace, setDeskPlaces } from '@/lib/site/places';
import { perListing } from './per-listing';

it('computes a value once for each listing, and anew for a changed one', () => {
  const compute = jest.fn(({ price }: { price: number }) => ({ price }));
  const valueOf = perListing(compute);
  const [flat, villa] = [makeListing('flat'), makeListing('villa')];
  const before = [flat, villa].map(valueOf);
  const changed = { ...flat, price: 1 };
  expect([changed, villa].map(valueOf)).toEqual([{ price: 1 }, before[1]]);
  expect(valueOf(villa)).toBe(before[1]);
  expect(compute).toHaveBeenCalledTimes(3);
});

it('computes all values anew for another gazetteer', () => {
  const place = findGazetteerPlace('gracia');
  if (!place) throw new Error('a place at least');
  const valueOf = perListing(({ id }) => ({ id }));
  const flat = makeListing('flat');
  const before = valueOf(flat);
  setDeskPlaces([{ ...place, id: 'place-of-the-desk' }]);
  expect(valueOf(flat)).not.toBe(before);
});
