import type { FloorPlan } from '../types/floor-plan';

export const duplexGraciaTerracePlan: FloorPlan = {
  north: 45,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'bedroom', area: 10, at: [[0, 0, 3.27, 3]] },
        { room: 'laundry', area: 2, at: [[3.27, 0, 0.98, 2.04]] },
        { room: 'bedroom', area: 14, at: [[5.1, 0, 3.25, 4.29]] },
        { room: 'bathroom', area: 5, at: [[8.35, 0, 1.9, 2.6]] },
        { room: 'bathroom', area: 4, at: [[0, 3, 3.27, 1.2]] },
        { room: 'bedroom', area: 9, at: [[0, 4.2, 3.27, 2.73]] },
        {
          room: 'hall',
          area: 7,
          at: [
            [3.27, 2.04, 0.98, 2.96],
            [4.25, 0, 0.85, 5],
          ],
        },
      ],
      entrance: [3.76, 5, 'h', 0.85],
      doors: [
        [3.27, 2.52, 'v', 0.75],
        [3.76, 2.04, 'h', 0.7],
        [3.27, 3.6, 'v', 0.7],
        [3.27, 4.6, 'v', 0.7],
        [5.1, 3.88, 'v', 0.7],
        [8.35, 1.2, 'v', 0.7],
      ],
      windows: [
        [1.65, 0, 'h', 1.2],
        [3.77, 0, 'h', 0.5],
        [6.9, 0, 'h', 1.2],
        [8.95, 0, 'h', 0.6],
        [1.65, 6.93, 'h', 1.2],
      ],
      stairs: [[4.25, 1.1, 0.85, 2.4]],
    },
    {
      level: 1,
      rooms: [
        {
          room: 'living-room',
          area: 18,
          at: [
            [0, 0, 4.25, 4.1],
            [4.25, 3.5, 0.85, 0.6],
          ],
        },
        {
          room: 'kitchen-dining',
          area: 20,
          at: [
            [5.1, 0, 3.71, 4.71],
            [4.25, 0, 0.85, 3.5],
          ],
        },
        {
          room: 'terrace',
          area: 22,
          at: [
            [0, 4.71, 8.81, 2.15],
            [0, 4.1, 5.1, 0.61],
          ],
        },
      ],
      doors: [[4.25, 0.56, 'v', 0.98]],
      windows: [
        [1.85, 4.1, 'h', 3],
        [7.31, 4.71, 'h', 2.4],
      ],
      stairs: [[4.25, 1.1, 0.85, 2.4]],
    },
  ],
};
