/** In metres, y downwards. */
export type Rectangle = Readonly<{ x: number; y: number; width: number; height: number }>;

/** A stretch of wall, from the left or from above. */
export type Wall = Readonly<{ x1: number; y1: number; x2: number; y2: number }>;

// Local names: they are called millions of times, and in a sandbox such as Jest's every look at a global is slow.
const { abs, max, min } = Math;

/** Less than this is nothing: a tenth of a millimetre. */
export const EPSILON_M = 1e-4;

export const wallLength = ({ x1, y1, x2, y2 }: Wall) => abs(x2 - x1) + abs(y2 - y1);

/** How much wall two rectangles that do not overlap have in common, in metres; 0 for a corner. */
export function sharedLength(one: Rectangle, other: Rectangle): number {
  const across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x);
  const down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y);
  if (abs(across) < EPSILON_M) return max(0, down);
  if (abs(down) < EPSILON_M) return max(0, across);
  return 0;
}

/** The wall two rectangles have in common, or null. */
export function sharedWall(one: Rectangle, other: Rectangle): Wall | null {
  if (sharedLength(one, other) < EPSILON_M) return null;
  return {
    x1: max(one.x, other.x),
    y1: max(one.y, other.y),
    x2: min(one.x + one.width, other.x + other.width),
    y2: min(one.y + one.height, other.y + other.height),
  };
}

/** The walls of a rectangle: below, above, left, right. */
function wallsOf({ x, y, width, height }: Rectangle): readonly [Wall, Wall, Wall, Wall] {
  return [
    { x1: x, y1: y + height, x2: x + width, y2: y + height },
    { x1: x, y1: y, x2: x + width, y2: y },
    { x1: x, y1: y, x2: x, y2: y + height },
    { x1: x + width, y1: y, x2: x + width, y2: y + height },
  ];
}

/** The walls that `inner` has in common with the outline around it. */
export function outerWalls(inner: Rectangle, outline: Rectangle): readonly Wall[] {
  const around = wallsOf(outline);
  return wallsOf(inner).filter((wall, side) => {
    const edge = around[side];
    return edge !== undefined && onLine(wall, edge);
  });
}

/** A stretch of `length` metres in the middle of a wall, or `from` metres after its start. */
export function partOfWall({ x1, y1, x2, y2 }: Wall, length: number, from?: number): Wall {
  const isAcross = x2 - x1 > y2 - y1;
  const start = from ?? ((isAcross ? x2 - x1 : y2 - y1) - length) / 2;
  return isAcross
    ? { x1: x1 + start, y1, x2: x1 + start + length, y2 }
    : { x1, y1: y1 + start, x2, y2: y1 + start + length };
}

function onLine(wall: Wall, edge: Wall): boolean {
  const isAcross = edge.x2 - edge.x1 > EPSILON_M;
  return isAcross ? abs(wall.y1 - edge.y1) < EPSILON_M : abs(wall.x1 - edge.x1) < EPSILON_M;
}
