import type { FloorPlan } from '../types/floor-plan';

export const premisesEnricGranadosPlan: FloorPlan = {
  north: 315,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'back-office', area: 18, at: [[0, 0, 4, 4.5]] },
        { room: 'storage', area: 8, at: [[4, 1.9, 3.08, 2.6]] },
        { room: 'bathroom', area: 4, at: [[7.08, 1.9, 1.54, 2.6]] },
        { room: 'shop-floor', area: 96, at: [[0, 4.5, 12.8, 7.5]] },
      ],
      entrance: [6.4, 12, 'h', 1.6],
      doors: [
        [3.2, 4.5, 'h', 1.4],
        [4, 3.05, 'v', 1.1],
        [7.85, 4.5, 'h', 0.9],
      ],
      windows: [
        [2.3, 0, 'h', 1.7],
        [2.4, 12, 'h', 3.3],
        [5.15, 12, 'h', 0.8],
        [7.65, 12, 'h', 0.8],
        [10.4, 12, 'h', 3.3],
      ],
    },
  ],
};
