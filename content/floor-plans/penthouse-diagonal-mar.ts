import type { FloorPlan } from '../types/floor-plan';

export const penthouseDiagonalMarPlan: FloorPlan = {
  north: 0,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'kitchen', area: 13, at: [[2.28, 0, 3.3, 3.95]] },
        { room: 'laundry', area: 3, at: [[5.58, 0, 2.05, 1.48]] },
        { room: 'bathroom', area: 5, at: [[5.58, 1.48, 2.05, 2.47]] },
        { room: 'bedroom', area: 10, at: [[7.63, 0, 2.53, 3.95]] },
        { room: 'bedroom', area: 12, at: [[10.16, 0, 3.04, 3.95]] },
        { room: 'hall', area: 9, at: [[6.2, 3.95, 7, 1.29]] },
        { room: 'living-room', area: 34, at: [[0, 3.95, 6.2, 5.5]] },
        { room: 'bedroom', area: 18, at: [[6.2, 5.24, 4.28, 4.21]] },
        { room: 'bathroom', area: 6, at: [[10.48, 5.24, 2.72, 2.2]] },
        { room: 'terrace', area: 46, at: [[0, 9.45, 10.48, 4.39]] },
      ],
      entrance: [13.2, 4.6, 'v', 0.9],
      doors: [
        [4.9, 3.95, 'h', 0.9],
        [5.58, 0.75, 'v', 0.75],
        [6.9, 3.95, 'h', 0.7],
        [8.9, 3.95, 'h', 0.8],
        [11.2, 3.95, 'h', 0.8],
        [6.2, 4.65, 'v', 0.85],
        [8.6, 5.24, 'h', 0.8],
        [10.48, 5.9, 'v', 0.7],
      ],
      windows: [
        [3.93, 0, 'h', 1.8],
        [8.9, 0, 'h', 1.3],
        [11.7, 0, 'h', 1.6],
        [0, 7.65, 'v', 2.2],
        [3.1, 9.45, 'h', 5.2],
        [8.28, 9.45, 'h', 3],
        [12.58, 7.44, 'h', 0.7],
      ],
    },
  ],
};
