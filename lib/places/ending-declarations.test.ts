import { places } from '@/content/places';
import type { Place } from '@/content/types/place';
import { endingDeclarations } from './ending-declarations';

const base = places[0] as Place;
const place = (name: string, changes: Partial<Place> = {}): Place => ({
  ...base,
  id: name.toLowerCase(),
  name,
  isStressed: true,
  stressedUntil: '2027-03-16',
  ...changes,
});
const girona = place('Girona');

it.each([
  ['2026-12-15', []],
  ['2026-12-16', [false]],
  ['2027-03-15', [false]],
  ['2027-03-16', [true]],
] as const)('warns on %s of a declaration that ends on 16 March 2027: %j', (today, ended) => {
  expect(endingDeclarations(today, [girona]).map(({ hasEnded }) => hasEnded)).toEqual(ended);
});

it('names a municipality once, and leaves out places without a limit or without a date', () => {
  const others = [
    place('Mercadal', { municipality: 'Girona' }),
    place('Altea', { isStressed: false }),
    place('Salt', { stressedUntil: undefined }),
  ];
  expect(endingDeclarations('2027-01-01', [girona, ...others])).toEqual([
    { name: 'Girona', until: '2027-03-16', hasEnded: false, placeId: 'girona' },
  ]);
});
