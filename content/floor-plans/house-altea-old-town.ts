import type { FloorPlan } from '../types/floor-plan';

export const houseAlteaOldTownPlan: FloorPlan = {
  north: 45,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'bathroom', area: 4, at: [[4.1, 1.03, 1.5, 2.67]] },
        { room: 'storage', area: 4, at: [[0, 4.93, 1.1, 3.65]] },
        { room: 'bedroom', area: 11, at: [[1.1, 4.93, 3, 3.65]] },
        { room: 'hall', area: 5, at: [[4.1, 3.7, 1.5, 3.33]] },
      ],
      entrance: [4.7, 7.03, 'h', 0.85],
      doors: [
        [1.1, 5.4, 'v', 0.75],
        [4.1, 5.4, 'v', 0.75],
        [4.52, 3.7, 'h', 0.7],
      ],
      windows: [[3.1, 8.58, 'h', 0.8]],
      stairs: [[4.8, 3.85, 0.75, 2.5]],
    },
    {
      level: 1,
      rooms: [
        { room: 'kitchen', area: 10, at: [[2.9, 0, 2.7, 3.7]] },
        { room: 'living-room', area: 20, at: [[0, 3.7, 4.1, 4.88]] },
        { room: 'hall', area: 4, at: [[4.1, 3.7, 1.5, 2.67]] },
      ],
      doors: [
        [4.1, 4.6, 'v', 0.75],
        [4.52, 3.7, 'h', 0.7],
      ],
      windows: [
        [4.25, 0, 'h', 0.95],
        [0, 7.16, 'v', 0.8],
        [2.6, 8.58, 'h', 1.15],
      ],
      stairs: [[4.8, 3.85, 0.75, 2.5]],
    },
  ],
};
