import { makeListing } from '@/tests/support/make-listing';
import { withGroup } from './listing-group';

it('adds the group of the area, once for each listing', () => {
  const flat = makeListing('flat');
  expect(withGroup(flat)).toEqual({ ...flat, group: 'barcelona' });
  expect(withGroup(flat)).toBe(withGroup(flat));
});

it('leaves an area outside our regions alone', () => {
  expect(withGroup(makeListing('flat', { area: 'madrid', region: 'madrid' })).group).toBe('madrid');
});
