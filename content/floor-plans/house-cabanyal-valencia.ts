import type { FloorPlan } from '../types/floor-plan';

export const houseCabanyalValenciaPlan: FloorPlan = {
  north: 90,
  levels: [
    {
      level: 0,
      rooms: [
        { room: 'patio', area: 18, at: [[0, 0, 6.97, 2.58]] },
        { room: 'laundry', area: 3, at: [[0, 2.58, 1.77, 1.69]] },
        { room: 'bathroom', area: 4, at: [[0, 4.27, 1.77, 2.26]] },
        { room: 'kitchen-dining', area: 24, at: [[1.77, 2.58, 5.2, 4.6]] },
        {
          room: 'hall',
          area: 10,
          at: [
            [0, 10.84, 1.77, 1.34],
            [0, 6.53, 1.77, 4.31],
          ],
        },
        { room: 'living-room', area: 26, at: [[1.77, 7.18, 5.2, 5]] },
      ],
      entrance: [0.95, 12.18, 'h', 1.3],
      stairs: [[0, 7.84, 0.88, 3]],
      doors: [
        [1.77, 3.5, 'v', 0.75],
        [1.33, 6.53, 'h', 0.7],
        [1.77, 8.2, 'v', 0.9],
        [4.9, 7.18, 'h', 1.5],
      ],
      windows: [
        [3.07, 2.58, 'h', 1.5],
        [5.17, 2.58, 'h', 1.5],
        [5.62, 12.18, 'h', 1.5],
        [3.22, 12.18, 'h', 1.25],
      ],
    },
    {
      level: 1,
      rooms: [
        { room: 'terrace', area: 14, at: [[2.77, 2.64, 4.2, 3.34]] },
        { room: 'bedroom', area: 10, at: [[0, 4.23, 2.77, 3.61]] },
        { room: 'bedroom', area: 12, at: [[2.77, 5.98, 4.2, 2.86]] },
        {
          room: 'hall',
          area: 5,
          at: [
            [0.88, 7.84, 1.6, 1.92],
            [0, 7.84, 0.88, 1.92],
            [2.48, 7.84, 0.29, 1],
          ],
        },
        { room: 'bathroom', area: 6, at: [[0, 9.76, 2.48, 2.42]] },
        { room: 'bedroom', area: 15, at: [[2.48, 8.84, 4.49, 3.34]] },
        { room: 'balcony', area: 2, at: [[3.4, 12.18, 2.5, 0.8]] },
      ],
      stairs: [[0, 7.84, 0.88, 1.92]],
      doors: [
        [1.8, 7.84, 'h', 0.8],
        [2.77, 8.34, 'v', 0.8],
        [2.48, 9.3, 'v', 0.8],
        [2.08, 9.76, 'h', 0.7],
      ],
      windows: [
        [1.6, 4.23, 'h', 1.1],
        [4.87, 5.98, 'h', 1.6],
        [4.67, 12.18, 'h', 1.25],
        [1, 12.18, 'h', 0.7],
      ],
    },
  ],
};
