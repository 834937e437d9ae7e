import type { FloorPlan } from '../types/floor-plan';

export const apartmentGironaEixamplePlan: FloorPlan = {
  north: 315,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'laundry', area: 3, at: [[3, 0, 1.66, 1.81]] },
        { room: 'gallery', area: 6, at: [[4.66, 0, 3.34, 1.81]] },
        { room: 'bedroom', area: 15, at: [[0.9, 1.81, 3.7, 4.05]] },
        {
          room: 'hall',
          area: 8,
          at: [
            [4.6, 1.81, 1, 4.95],
            [5.6, 5.66, 2.9, 1.1],
          ],
        },
        { room: 'bathroom', area: 5, at: [[5.6, 1.81, 2.1, 2.41]] },
        { room: 'kitchen', area: 10, at: [[7.7, 1.81, 2.6, 3.85]] },
        { room: 'living-room', area: 24, at: [[0, 5.86, 4.6, 5.22]] },
        { room: 'bedroom', area: 11, at: [[4.6, 6.76, 3.9, 2.82]] },
        { room: 'balcony', area: 3, at: [[0.5, 11.08, 3.6, 0.83]] },
      ],
      entrance: [8.5, 6.21, 'v', 0.9],
      doors: [
        [4.66, 0.9, 'v', 0.8],
        [5.15, 1.81, 'h', 0.8],
        [5.6, 2.25, 'v', 0.7],
        [4.6, 5.35, 'v', 0.8],
        [4.6, 6.31, 'v', 0.8],
        [8.1, 5.66, 'h', 0.7],
        [7.2, 6.76, 'h', 0.8],
      ],
      windows: [
        [3.83, 0, 'h', 0.8],
        [6.33, 0, 'h', 3],
        [2.15, 1.81, 'h', 1.15],
        [9.5, 1.81, 'h', 1],
        [6.65, 4.22, 'h', 0.7],
        [8.5, 8.2, 'v', 1.2],
        [1.3, 11.08, 'h', 1.2],
        [3.3, 11.08, 'h', 1.2],
      ],
    },
  ],
};
