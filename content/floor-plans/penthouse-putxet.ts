import type { FloorPlan } from '../types/floor-plan';

export const penthousePutxetPlan: FloorPlan = {
  north: 45,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'bedroom', area: 12, at: [[0, 0, 3.87, 3.1]] },
        { room: 'bedroom', area: 9, at: [[3.87, 0, 2.9, 3.1]] },
        { room: 'kitchen', area: 11, at: [[8, 0, 2.65, 4.12]] },
        { room: 'laundry', area: 4, at: [[10.65, 0, 0.97, 4.12]] },
        { room: 'hall', area: 6, at: [[2.1, 3.1, 5.9, 1.02]] },
        { room: 'bathroom', area: 4, at: [[0, 3.1, 2.1, 1.9]] },
        { room: 'bathroom', area: 6, at: [[0, 5, 2.1, 2.87]] },
        { room: 'bedroom', area: 15, at: [[2.1, 4.12, 4, 3.75]] },
        { room: 'living-room', area: 29, at: [[6.1, 4.12, 5.52, 5.25]] },
        {
          room: 'terrace',
          area: 45,
          at: [
            [0, 9.37, 11.62, 3.085],
            [0, 7.87, 6.1, 1.5],
          ],
        },
      ],
      entrance: [7.38, 3.1, 'h', 0.9],
      doors: [
        [3, 3.1, 'h', 0.8],
        [4.8, 3.1, 'h', 0.8],
        [2.1, 3.61, 'v', 0.7],
        [4.1, 4.12, 'h', 0.8],
        [2.1, 5.45, 'v', 0.7],
        [7.05, 4.12, 'h', 0.9],
        [9.3, 4.12, 'h', 1.4],
        [10.65, 3.6, 'v', 0.7],
      ],
      windows: [
        [1.95, 0, 'h', 1.4],
        [5.3, 0, 'h', 1.2],
        [9.7, 0, 'h', 1.3],
        [11.13, 0, 'h', 0.6],
        [0.5, 7.87, 'h', 0.6],
        [3.9, 7.87, 'h', 2.2],
        [7.05, 9.37, 'h', 1],
        [9.4, 9.37, 'h', 2.9],
      ],
    },
  ],
};
