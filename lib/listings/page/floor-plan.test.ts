import type { FloorPlan } from '@/content/types/floor-plan';
import { showsRooms } from './floor-plan';
import { labelSizeFor, wrapLabel } from './floor-plan-label';
import { sharedEdge, windowPath } from './floor-plan-paths';

const plan: FloorPlan = {
  north: 0,
  levels: [{ level: 0, rooms: [{ room: 'kitchen', area: 9, at: [[0, 0, 3, 3]] }], doors: [], windows: [] }],
};

describe('a floor plan', () => {
  it('is shown while its rooms are those of the table on every level', () => {
    const kitchen = { room: 'kitchen', area: 9, level: 0 } as const;
    expect(showsRooms(plan, [kitchen])).toBe(true);
    expect(showsRooms(plan, [{ ...kitchen, area: 10 }])).toBe(false);
    expect(showsRooms(plan, [{ ...kitchen, level: 1 }])).toBe(false);
    expect(showsRooms(plan, [kitchen, { room: 'bedroom', area: 12, level: 1 }])).toBe(false);
  });

  it('finds the edge that two rectangles share', () => {
    expect(sharedEdge([0, 0, 3, 2], [1, 2, 4, 2])).toEqual([2, 2, 'h', 2]);
    expect(sharedEdge([3, 0, 1, 2], [0, 1, 3, 3])).toEqual([3, 1.5, 'v', 1]);
    expect(sharedEdge([0, 0, 3, 2], [3, 2, 1, 1])).toBeNull();
  });

  it('draws windows in the thickness of the outer wall', () => {
    expect(windowPath([1, 0, 'h', 1], [[0, 0, 3, 2]])).toBe('M50 0h100v-22h-100zm0 -11h100');
    expect(windowPath([3, 1, 'v', 1], [[0, 0, 3, 2]])).toBe('M300 50v100h22v-100zm11 0v100');
  });
});

describe('a label', () => {
  const label = { name: 'Living room', area: '20 m²' };

  it.each([
    { room: 'wide', width: 400, depth: 300, lines: ['Living room', '20 m²'], isTurned: false },
    { room: 'narrow', width: 110, depth: 300, lines: ['Living room', '20 m²'], isTurned: true },
    { room: 'square and small', width: 160, depth: 160, lines: ['Living', 'room', '20 m²'], isTurned: false },
    { room: 'flat', width: 400, depth: 60, lines: ['Living room 20 m²'], isTurned: false },
    { room: 'smaller', width: 140, depth: 60, lines: ['20 m²'], isTurned: false },
    { room: 'smallest', width: 40, depth: 40, lines: [], isTurned: false },
  ])('fits into a $room room', ({ depth, isTurned, lines, width }) => {
    expect(wrapLabel(label, width, depth, 40)).toEqual({ lines, isTurned });
  });

  it('is larger on a wide sheet, which a phone shows smaller', () => {
    expect([labelSizeFor(1000), labelSizeFor(2000)]).toEqual([40, 60]);
    expect(wrapLabel(label, 240, 300, 60).lines).toEqual(['Living', 'room', '20 m²']);
  });
});
