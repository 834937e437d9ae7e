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
    {
      level: 2,
      rooms: [
        { room: 'bedroom', area: 10, at: [[2.9, 0, 2.7, 3.7]] },
        { room: 'bathroom', area: 6, at: [[0.7, 2.18, 2.2, 2.75]] },
        { room: 'bedroom', area: 12, at: [[0.8, 4.93, 3.3, 3.65]] },
        {
          room: 'hall',
          area: 6,
          at: [
            [4.1, 3.7, 1.5, 3],
            [2.9, 3.7, 1.2, 1.23],
          ],
        },
      ],
      doors: [
        [4.52, 3.7, 'h', 0.7],
        [2.9, 4.4, 'v', 0.65],
        [4.1, 5.73, 'v', 0.75],
      ],
      windows: [
        [4.25, 0, 'h', 0.95],
        [1.8, 2.18, 'h', 0.75],
        [2.2, 8.58, 'h', 1],
      ],
      stairs: [[4.8, 3.85, 0.75, 2.5]],
    },
    {
      level: 3,
      rooms: [{ room: 'terrace', area: 22, at: [[0, 4.65, 5.6, 3.93]] }],
      doors: [],
      windows: [],
      stairs: [[4.8, 4.7, 0.75, 1.65]],
    },
  ],
};
