import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { stripImagePath } from '@/lib/map/strip-frame';
import { makeListing } from '@/tests/support/make-listing';
import { readPlacePath } from './place-query';
import { placeStrip, stripFrames } from './place-strip';
import type { PlaceQuery } from './place-query';

const at = (id: string, area: string, latitude: number, longitude: number) => ({
  ...makeListing('flat', { area, latitude, longitude }),
  id,
});

beforeAll(() =>
  setCatalogue(
    [
      at('north', 'eixample', 41.401, 2.17),
      at('south', 'eixample', 41.378, 2.158),
      at('coast', 'moraira', 38.688, 0.138),
    ],
    [],
    1,
  ),
);
afterAll(() => setCatalogue(contentListings, [], 0));

const stripOf = (path: string) => placeStrip(readPlacePath(path) as PlaceQuery, 'en');

it('has the listings of the place within its frame, and a link to them', () => {
  const strip = stripOf('/homes/for-sale/eixample');
  expect(strip).toMatchObject({ count: 2, isDrawn: true, search: expect.stringContaining('area=eixample') });
  expect(strip?.flags).toHaveLength(2);
  for (const { x, y } of strip?.flags ?? []) {
    expect([x > 0, x < 1240, y > 36, y < 280]).toEqual([true, true, true, true]);
  }
});

it('says that the orientation map has no streets on the coast', () => {
  expect(stripOf('/homes/for-sale/moraira')?.isDrawn).toBe(false);
});

it('is neither for all places, nor for further pages, nor for a place without listings', () => {
  const paths = ['/homes/for-sale', '/homes/for-sale/eixample/2', '/homes/for-sale/gracia'];
  expect(paths.map(stripOf)).toEqual([null, null, null]);
});

it('lets the frames of places be drawn', () => {
  const { frame } = stripOf('/homes/for-sale/eixample') ?? {};
  expect(frame && stripFrames().get(stripImagePath('', frame))).toEqual(frame);
});
