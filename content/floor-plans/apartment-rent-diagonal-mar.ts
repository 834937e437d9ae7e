import type { FloorPlan } from '../types/floor-plan';

export const apartmentRentDiagonalMarPlan: FloorPlan = {
  north: 45,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'kitchen', area: 9, at: [[1.8, 0, 2.4, 3.75]] },
        { room: 'bedroom', area: 12, at: [[4.2, 0, 3.2, 3.75]] },
        { room: 'hall', area: 6, at: [[5, 3.75, 3.68, 1.63]] },
        { room: 'bathroom', area: 4, at: [[8.68, 3.75, 2.45, 1.63]] },
        { room: 'living-room', area: 30, at: [[0, 3.75, 5, 6]] },
        { room: 'bedroom', area: 16, at: [[5, 5.38, 3.68, 4.37]] },
        { room: 'bathroom', area: 5, at: [[8.68, 5.38, 2.45, 2.04]] },
        { room: 'terrace', area: 11, at: [[1, 9.75, 4.3, 2.56]] },
      ],
      entrance: [8.15, 3.75, 'h', 0.9],
      doors: [
        [2.7, 3.75, 'h', 0.9],
        [5, 4.55, 'v', 0.85],
        [6.3, 3.75, 'h', 0.8],
        [6.6, 5.38, 'h', 0.8],
        [8.68, 4.57, 'v', 0.7],
        [8.68, 6.15, 'v', 0.7],
      ],
      windows: [
        [3, 0, 'h', 1.2],
        [6.1, 0, 'h', 1.5],
        [3.3, 9.75, 'h', 2.6],
        [0.9, 9.75, 'h', 1.1],
        [6.55, 9.75, 'h', 2.2],
      ],
    },
  ],
};
