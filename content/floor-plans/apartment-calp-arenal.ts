import type { FloorPlan } from '../types/floor-plan';

export const apartmentCalpArenalPlan: FloorPlan = {
  north: 45,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'bedroom', area: 12, at: [[1.4, 0, 3.2, 3.75]] },
        { room: 'bathroom', area: 4, at: [[0, 1.98, 1.4, 2.86]] },
        { room: 'hall', area: 5, at: [[1.4, 3.75, 4.6, 1.09]] },
        { room: 'bathroom', area: 5, at: [[0, 4.84, 2.2, 2.27]] },
        { room: 'bedroom', area: 15, at: [[2.2, 4.84, 3.8, 3.95]] },
        { room: 'living-room', area: 30, at: [[6, 3.44, 5.6, 5.35]] },
        { room: 'laundry', area: 3, at: [[11.6, 4.19, 2.6, 1.15]] },
        { room: 'kitchen', area: 9, at: [[11.6, 5.34, 2.6, 3.45]] },
        { room: 'terrace', area: 16, at: [[2.2, 8.79, 9.4, 1.7]] },
      ],
      entrance: [5.3, 3.75, 'h', 0.9],
      doors: [
        [3.6, 3.75, 'h', 0.8],
        [1.4, 4.3, 'v', 0.7],
        [1.8, 4.84, 'h', 0.7],
        [3.4, 4.84, 'h', 0.8],
        [6, 4.3, 'v', 0.85],
        [11.6, 5.85, 'v', 0.8],
        [13.4, 5.34, 'h', 0.7],
      ],
      windows: [
        [3, 0, 'h', 1.6],
        [1.1, 7.11, 'h', 1.5],
        [4.1, 8.79, 'h', 2.2],
        [8.8, 8.79, 'h', 4.6],
        [12.9, 8.79, 'h', 1.7],
      ],
    },
  ],
};
