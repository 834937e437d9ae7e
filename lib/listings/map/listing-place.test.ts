import { halfLabelWidth } from '@/lib/map/labels';
import { PLACE_WIDTH } from '@/lib/map/place-frame';
import { makeListing } from '@/tests/support/make-listing';
import { listingPlaceView } from './listing-place';

const view = listingPlaceView({ ...makeListing('flat'), latitude: 41.4035, longitude: 2.168 });
const ends = ({ kind, text, x }: { kind: string; text: string; x: number }) =>
  Math.abs(x - PLACE_WIDTH / 2) + halfLabelWidth({ kind, text });

it('has only names that the map shows whole', () => {
  const all = [...(view?.labels ?? []), ...(view?.wideLabels ?? [])];
  expect(all.length).toBeGreaterThan(4);
  expect(Math.max(...all.map(ends))).toBeLessThanOrEqual(PLACE_WIDTH / 2);
});

it('leaves names that a phone would cut to wider windows', () => {
  expect(Math.max(...(view?.labels ?? []).map(ends))).toBeLessThanOrEqual(140);
  expect(view?.wideLabels.length).toBeGreaterThan(0);
});
