import type { MapPoint } from '@/content/types/map-plan';
import { boundsOfMarkers, groupsAt, markerIndex } from './groups';

const marker = (id: string, latitude: number, longitude: number) => ({ id, at: [latitude, longitude] as MapPoint });

const gracia = ['a', 'b', 'c'].map((id) => marker(id, 41.402, 2.1575));
const all = [...gracia, marker('sarria', 41.4, 2.12), marker('calp', 38.64, 0.0475)];
const shown = (markers: typeof all, zoom: number) =>
  groupsAt(markerIndex(markers), zoom).map((group) =>
    group.markers
      .map(({ id }) => id)
      .toSorted()
      .join(''),
  );

it('groups what would overlap, and loses nothing', () => {
  expect(shown(all, 8)).toEqual(['abcsarria', 'calp']);
  expect(shown(all, 13)).toEqual(['abc', 'sarria', 'calp']);
  for (let zoom = 8; zoom <= 17; zoom += 1) {
    expect(groupsAt(markerIndex(all), zoom).flatMap(({ markers }) => markers)).toHaveLength(all.length);
  }
});

it('is the same with an index of one zoom, as the server has it', () => {
  const one = groupsAt(markerIndex(all, { from: 13, to: 13 }), 13);
  expect(one).toEqual(groupsAt(markerIndex(all), 13));
});

it('spreads homes at one point once streets are seen, unless there are too many', () => {
  const spread = (count: number, zoom: number) => {
    const markers = Array.from({ length: count }, (_, index) => marker(`home-${index}`, 41.402, 2.1575));
    return groupsAt(markerIndex(markers), zoom)[0]?.isSpread;
  };
  expect([spread(3, 13), spread(3, 14), spread(5, 17), spread(6, 17)]).toEqual([false, true, true, false]);
});

it('reads from north to south', () => {
  const latitudes = groupsAt(markerIndex(all), 17).map(({ at }) => at[0]);
  expect(latitudes).toEqual(latitudes.toSorted((one, other) => other - one));
});

it('has room round a single point', () => {
  const { east, north, south, west } = boundsOfMarkers(gracia);
  expect([east - west, north - south].every((side) => side > 0.005)).toBe(true);
});
