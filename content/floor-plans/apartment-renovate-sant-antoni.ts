import type { FloorPlan } from '../types/floor-plan';

export const apartmentRenovateSantAntoniPlan: FloorPlan = {
  north: 45,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'gallery', area: 4, at: [[0, 0, 2.4, 1.65]] },
        { room: 'kitchen', area: 9, at: [[0, 1.65, 2.4, 3.75]] },
        { room: 'bedroom', area: 13, at: [[2.4, 1.6, 3.4, 3.8]] },
        { room: 'bathroom', area: 4, at: [[5.8, 3.05, 1.7, 2.35]] },
        {
          room: 'hall',
          area: 9,
          at: [
            [0, 5.4, 7.2, 1],
            [2.35, 6.4, 1.4, 1.28],
          ],
        },
        { room: 'storage', area: 3, at: [[0, 6.4, 2.35, 1.28]] },
        { room: 'bedroom', area: 11, at: [[0, 7.68, 3.75, 2.93]] },
        { room: 'living-room', area: 18, at: [[3.75, 6.4, 4.3, 4.2]] },
        { room: 'balcony', area: 3, at: [[3.95, 10.6, 3.9, 0.78]] },
      ],
      entrance: [0, 5.9, 'v', 0.9],
      doors: [
        [0.6, 1.65, 'h', 0.75],
        [1.2, 5.4, 'h', 0.8],
        [5.2, 5.4, 'h', 0.8],
        [6.5, 5.4, 'h', 0.7],
        [2.35, 7.04, 'v', 0.7],
        [3.75, 7.04, 'v', 0.9],
        [3.05, 7.68, 'h', 0.8],
      ],
      windows: [
        [1.2, 0, 'h', 2],
        [4, 1.6, 'h', 1.1],
        [6.65, 3.05, 'h', 0.7],
        [1.9, 10.61, 'h', 1.1],
        [4.95, 10.6, 'h', 1.15],
        [6.85, 10.6, 'h', 1.15],
      ],
    },
  ],
};
