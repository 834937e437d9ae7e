import type { FloorPlan } from '../types/floor-plan';

export const apartmentVerdiGraciaPlan: FloorPlan = {
  north: 315,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'bedroom', area: 13, at: [[3.25, 0, 3.17, 4.1]] },
        { room: 'bathroom', area: 4, at: [[3.25, 4.1, 2.15, 1.86]] },
        { room: 'bedroom', area: 9, at: [[2.4, 5.96, 3, 3]] },
        { room: 'kitchen', area: 9, at: [[0.2, 5.96, 2.2, 4.04]] },
        { room: 'laundry', area: 3, at: [[0.2, 10, 2.2, 1.36]] },
        { room: 'hall', area: 5, at: [[5.4, 4.1, 1.02, 4.86]] },
        { room: 'living-room', area: 20, at: [[2.4, 8.96, 4.02, 4.98]] },
        { room: 'balcony', area: 2, at: [[4, 13.94, 2.42, 0.83]] },
      ],
      entrance: [6.42, 7.6, 'v', 0.9],
      doors: [
        [5.91, 4.1, 'h', 0.8],
        [5.4, 5.4, 'v', 0.7],
        [5.4, 7.9, 'v', 0.8],
        [5.91, 8.96, 'h', 0.8],
        [2.4, 9.48, 'v', 0.8],
        [1.3, 10, 'h', 0.7],
      ],
      windows: [
        [4.5, 0, 'h', 1.1],
        [3.25, 5.03, 'v', 0.6],
        [2.83, 5.96, 'h', 0.7],
        [1.55, 5.96, 'h', 0.95],
        [5.27, 13.94, 'h', 1.15],
        [3.42, 13.94, 'h', 1],
      ],
    },
  ],
};
