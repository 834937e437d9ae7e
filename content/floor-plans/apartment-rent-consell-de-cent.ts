import type { FloorPlan } from '../types/floor-plan';

export const apartmentRentConsellDeCentPlan: FloorPlan = {
  north: 45,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'bedroom', area: 11, at: [[0, 0, 2.82, 3.9]] },
        { room: 'bedroom', area: 14, at: [[2.82, 0, 3.6, 3.9]] },
        { room: 'bathroom', area: 5, at: [[6.42, 0, 1.92, 2.6]] },
        { room: 'bathroom', area: 3, at: [[0, 3.9, 1.74, 1.73]] },
        { room: 'laundry', area: 2, at: [[0, 5.63, 1.74, 1.17]] },
        { room: 'hall', area: 6, at: [[1.74, 3.9, 2.07, 2.9]] },
        { room: 'kitchen', area: 10, at: [[3.81, 3.9, 3.45, 2.9]] },
        { room: 'living-room', area: 27, at: [[2.96, 6.8, 5.38, 5.02]] },
        { room: 'balcony', area: 4, at: [[4.15, 11.82, 3, 1.33]] },
      ],
      entrance: [2.35, 6.8, 'h', 0.9],
      doors: [
        [2.25, 3.9, 'h', 0.8],
        [3.32, 3.9, 'h', 0.8],
        [6.42, 0.9, 'v', 0.75],
        [1.74, 4.9, 'v', 0.7],
        [1.74, 6.25, 'v', 0.7],
        [3.81, 5.2, 'v', 0.8],
        [3.39, 6.8, 'h', 0.72],
      ],
      windows: [
        [1.41, 0, 'h', 1.3],
        [4.62, 0, 'h', 1.3],
        [7.38, 0, 'h', 0.7],
        [7.26, 5.35, 'v', 1],
        [4, 11.82, 'h', 1.05],
        [5.65, 11.82, 'h', 1.05],
        [7.3, 11.82, 'h', 1.05],
      ],
    },
  ],
};
