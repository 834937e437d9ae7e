import { doorLeaf } from './floor-plan-doors';

const rooms = [
  { room: 'hall', area: 6, at: [[0, 0, 3, 2]] },
  { room: 'bedroom', area: 9, at: [[0, 2, 3, 3]] },
  { room: 'study', area: 6, at: [[3, 0, 3, 2]] },
] as const;

describe('a door', () => {
  it('opens into the room rather than the passage, against the nearer corner', () => {
    expect(doorLeaf([0.6, 2, 'h', 0.8], rooms)).toEqual({
      path: 'M20 200v80a80 80 0 0 0 80 -80',
      swing: [expect.closeTo(0.2), 2, 0.8, 0.8],
    });
    expect(doorLeaf([2.4, 2, 'h', 0.8], rooms)?.path).toBe('M280 200v80a80 80 0 0 1 -80 -80');
    expect(doorLeaf([3, 0.5, 'v', 0.8], rooms)?.path).toBe('M300 10h80a80 80 0 0 1 -80 80');
  });

  it('has two leaves where it is wide, and none where it is an opening', () => {
    expect(doorLeaf([1.5, 2, 'h', 1.4], rooms)?.path).toBe(
      'M80 200v70a70 70 0 0 0 70 -70M220 200v70a70 70 0 0 1 -70 -70',
    );
    expect(doorLeaf([1.5, 2, 'h', 2], rooms)).toBeNull();
  });
});
