import type { FloorPlan } from '../types/floor-plan';

export const apartmentSalamancaMadridPlan: FloorPlan = {
  north: 0,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'kitchen-dining', area: 20, at: [[2.62, 0, 4, 5]] },
        { room: 'bedroom', area: 9, at: [[6.62, 2.21, 2.36, 3.74]] },
        { room: 'bedroom', area: 15, at: [[8.98, 2.85, 3.7, 4.05]] },
        { room: 'bedroom', area: 11, at: [[1.56, 5, 3.44, 3.2]] },
        {
          room: 'hall',
          area: 10,
          at: [
            [5, 5, 1.62, 5.02],
            [6.62, 5.95, 2.36, 0.95],
          ],
        },
        { room: 'bathroom', area: 3, at: [[6.62, 6.9, 1.15, 2.6]] },
        { room: 'bathroom', area: 5, at: [[7.77, 6.9, 1.9, 2.6]] },
        { room: 'living-room', area: 28, at: [[0, 8.2, 5, 5.6]] },
        { room: 'balcony', area: 3, at: [[0.3, 13.8, 4.4, 0.68]] },
      ],
      entrance: [5.81, 10.02, 'h', 1],
      doors: [
        [5.81, 5, 'h', 1.2],
        [5, 5.85, 'v', 0.85],
        [7.8, 5.95, 'h', 0.8],
        [8.98, 6.42, 'v', 0.75],
        [7.15, 6.9, 'h', 0.7],
        [8.4, 6.9, 'h', 0.7],
        [5, 9.3, 'v', 0.9],
      ],
      windows: [
        [3.92, 0, 'h', 1.2],
        [5.82, 0, 'h', 0.85],
        [7.8, 2.21, 'h', 1.2],
        [11.18, 2.85, 'h', 1.3],
        [1.56, 6.6, 'v', 1.2],
        [7.2, 9.5, 'h', 0.5],
        [8.72, 9.5, 'h', 0.7],
        [0.95, 13.8, 'h', 1.1],
        [2.5, 13.8, 'h', 1.1],
        [4.05, 13.8, 'h', 1.1],
      ],
    },
  ],
};
