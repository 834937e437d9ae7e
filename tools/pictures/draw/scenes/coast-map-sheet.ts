import { inQuad, type Point, pts, type Quad, type Rnd, rough } from '../primitives.ts';

/** Corners of the map as it lies on the table. */
const SHEET: Quad = [
  [150, 248],
  [1450, 248],
  [1640, 980],
  [-40, 980],
];

/** Place on the map; u along the coast, v from the hills down to the sea. Rows gather towards the back. */
export const onMap = (u: number, v: number): Point => inQuad(SHEET, u, v * (0.82 + 0.18 * v));

/** The coast from the capes of the Costa Blanca (left) past the delta to Barcelona (right). */
export function coastline(rnd: Rnd): Point[] {
  const bends = pts(
    '0,56 2.5,54 5,57 7,63 9.5,61 10.5,66 12.5,68 14,64 17,67 19.5,74 22.5,73 24.5,68 27,62 31,55 36,49 41,47 45,45 48.5,44 50.5,49 53.5,50 54.5,45 58,42 63,43 67,45 71,49 74,53 77,51 80,54 84,52 88,50 93,47 97,45 100,44',
  ).map(([u, v]): Point => [u / 100, v / 100]);
  return rough(rnd, bends, 3, 0.008);
}
