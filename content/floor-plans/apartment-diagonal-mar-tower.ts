import type { FloorPlan } from '../types/floor-plan';

export const apartmentDiagonalMarTowerPlan: FloorPlan = {
  north: 45,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'kitchen', area: 12, at: [[0, 0, 2.9, 4.15]] },
        { room: 'living-room', area: 34, at: [[2.9, 1.4, 5.2, 6.5]] },
        { room: 'bathroom', area: 4, at: [[10.43, 1.4, 2.67, 1.5]] },
        {
          room: 'hall',
          area: 7,
          at: [
            [11.1, 2.9, 2, 2],
            [8.1, 2.9, 3, 1],
          ],
        },
        { room: 'bedroom', area: 12, at: [[8.1, 3.9, 3, 4]] },
        { room: 'bathroom', area: 6, at: [[11.1, 4.9, 2, 3]] },
        { room: 'bedroom', area: 17, at: [[13.1, 3.65, 4, 4.25]] },
        { room: 'terrace', area: 14, at: [[2.3, 7.9, 5.83, 2.4]] },
      ],
      entrance: [9.2, 2.9, 'h', 0.9],
      doors: [
        [2.9, 3, 'v', 1.4],
        [8.1, 3.4, 'v', 0.85],
        [11.7, 2.9, 'h', 0.7],
        [9.7, 3.9, 'h', 0.8],
        [12.1, 4.9, 'h', 0.7],
        [13.1, 4.4, 'v', 0.8],
      ],
      windows: [
        [1.6, 4.15, 'h', 1.2],
        [5.35, 7.9, 'h', 4],
        [9.75, 7.9, 'h', 1.6],
        [12.1, 7.9, 'h', 1.7],
        [15.1, 7.9, 'h', 2.6],
        [11.8, 1.4, 'h', 0.7],
      ],
    },
  ],
};
