import type { FloorPlan } from '../types/floor-plan';

export const apartmentRentGraciaPlan: FloorPlan = {
  north: 90,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'bedroom', area: 11, at: [[1.8, 0, 3, 3.67]] },
        { room: 'bathroom', area: 4, at: [[0, 1.45, 1.8, 2.22]] },
        { room: 'hall', area: 3, at: [[0.91, 3.67, 1.79, 1.68]] },
        { room: 'kitchen-dining', area: 17, at: [[0.91, 5.35, 3.89, 4.41]] },
        { room: 'living-room', area: 9, at: [[2, 9.76, 2.8, 3.21]] },
        { room: 'balcony', area: 2, at: [[2.15, 12.97, 2.5, 0.8]] },
      ],
      entrance: [0.91, 4.5, 'v', 0.9],
      doors: [
        [1.38, 3.67, 'h', 0.7],
        [2.22, 3.67, 'h', 0.75],
        [1.71, 5.35, 'h', 0.95],
        [3.4, 9.76, 'h', 1.4],
      ],
      windows: [
        [3, 0, 'h', 1.15],
        [0.45, 1.45, 'h', 0.5],
        [3.46, 5.35, 'h', 1.1],
        [3.2, 12.97, 'h', 1.2],
      ],
    },
  ],
};
