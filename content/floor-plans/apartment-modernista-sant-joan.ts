import type { FloorPlan } from '../types/floor-plan';

export const apartmentModernistaSantJoanPlan: FloorPlan = {
  north: 135,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'kitchen', area: 11, at: [[3.6, 0, 2.75, 4]] },
        { room: 'bedroom', area: 14, at: [[0, 1.1, 3.6, 3.9]] },
        { room: 'bedroom', area: 12, at: [[6.35, 1.1, 3.1, 3.9]] },
        { room: 'hall', area: 14, at: [[3.6, 4, 2.75, 5.12]] },
        { room: 'bedroom', area: 10, at: [[0, 5, 3.6, 2.78]] },
        { room: 'bathroom', area: 4, at: [[6.35, 5, 2.06, 1.94]] },
        { room: 'bathroom', area: 3, at: [[1.36, 7.78, 2.24, 1.34]] },
        { room: 'storage', area: 3, at: [[7.73, 9.12, 1.72, 1.74]] },
        { room: 'living-room', area: 26, at: [[2.43, 9.12, 5.3, 4.9]] },
        { room: 'gallery', area: 5, at: [[2.43, 14.02, 3, 1.7]] },
        { room: 'balcony', area: 4, at: [[5.43, 14.02, 2.3, 1.7]] },
      ],
      entrance: [6.35, 8.1, 'v', 1],
      doors: [
        [5, 4, 'h', 0.8],
        [3.6, 4.5, 'v', 0.8],
        [6.35, 4.5, 'v', 0.8],
        [3.6, 5.7, 'v', 0.85],
        [6.35, 5.95, 'v', 0.7],
        [3.6, 8.4, 'v', 0.75],
        [4.97, 9.12, 'h', 1.5],
        [7.73, 9.97, 'v', 0.9],
        [3.93, 14.02, 'h', 2.3],
      ],
      windows: [
        [4.85, 0, 'h', 1],
        [1.65, 1.1, 'h', 1.2],
        [7.9, 1.1, 'h', 1.2],
        [0.6, 7.78, 'h', 0.8],
        [8.41, 5.97, 'v', 0.6],
        [1.36, 8.45, 'v', 0.5],
        [2.43, 14.87, 'v', 1.4],
        [3.93, 15.72, 'h', 2.8],
        [5.43, 14.87, 'v', 1.4],
        [6.68, 14.02, 'h', 1.2],
      ],
    },
  ],
};
