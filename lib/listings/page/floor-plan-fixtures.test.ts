import { floorAlongWalls, placeFixtures } from './floor-plan-fixtures';
import { fixturePath } from './floor-plan-symbols';

const bathroom = { room: 'bathroom', area: 5, at: [[0, 0, 2, 2.6]] } as const;
const openings = { doors: [[1.5, 2.6, 'h', 0.7]], windows: [[1, 0, 'h', 0.6]] } as const;

describe('fixtures', () => {
  it('stand along the walls of a bathroom: the tub under the window, nothing before the door', () => {
    const placed = placeFixtures(bathroom, openings, [[1.15, 1.9, 0.7, 0.7]]);
    expect(placed.map(({ kind, length, quarter }) => ({ kind, length, quarter }))).toEqual([
      { kind: 'tub', length: 200, quarter: 0 },
      { kind: 'toilet', length: 40, quarter: 1 },
      { kind: 'basin', length: 45, quarter: 1 },
    ]);
    expect(floorAlongWalls(placed)).toEqual([[0, 0, 2, 0.72]]);
  });

  it('are left out where a room is too small for them', () => {
    const closet = { room: 'toilet', area: 1, at: [[0, 0, 0.7, 0.8]] } as const;
    expect(placeFixtures(closet, { doors: [[0.35, 0.8, 'h', 0.6]], windows: [] }, [])).toEqual([]);
  });

  it('belong to kitchens, bathrooms and laundries', () => {
    const kinds = (room: 'bedroom' | 'kitchen' | 'laundry') =>
      placeFixtures({ ...bathroom, room }, openings, []).map(({ kind }) => kind);
    expect([kinds('kitchen'), kinds('laundry'), kinds('bedroom')]).toEqual([['counter'], ['washer'], []]);
  });

  it('turn with their wall', () => {
    const basin = { kind: 'basin', length: 60, x: 100, y: 0 } as const;
    const ring = (first: string, back: string) => `a15 15 0 0 1 ${first}a15 15 0 0 1 ${back}z`;
    expect(fixturePath({ ...basin, quarter: 0 })).toBe(`M100 0m-30 0h60v44h-60v-44m15 22${ring('30 0', '-30 0')}`);
    expect(fixturePath({ ...basin, quarter: 1 })).toBe(`M100 0m0 -30v60h-44v-60h44m-22 15${ring('0 30', '0 -30')}`);
  });
});
