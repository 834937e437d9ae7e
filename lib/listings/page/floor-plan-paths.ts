import type { Opening, Rectangle } from '@/content/types/floor-plan';

/** Wall thickness in cm. */
export const OUTER_WALL = 22;
export const INNER_WALL = 8;
const TREAD = 28;

export const cm = (metres: number): number => Math.round(metres * 100);

export function boxPath([x, y, width, depth]: Rectangle): string {
  return `M${cm(x)} ${cm(y)}h${cm(width)}v${cm(depth)}h${-cm(width)}z`;
}

export function gapPath([x, y, wall, width]: Opening): string {
  return wall === 'h' ? `M${cm(x - width / 2)} ${cm(y)}h${cm(width)}` : `M${cm(x)} ${cm(y - width / 2)}v${cm(width)}`;
}

export function windowPath(window: Opening, rectangles: readonly Rectangle[]): string {
  const [x, y, wall, width] = window;
  const deep = OUTER_WALL * outward(window, rectangles);
  const long = cm(width);
  return wall === 'h'
    ? `M${cm(x - width / 2)} ${cm(y)}h${long}v${deep}h${-long}zm0 ${deep / 2}h${long}`
    : `M${cm(x)} ${cm(y - width / 2)}v${long}h${deep}v${-long}zm${deep / 2} 0v${long}`;
}

/** Returns 1 when the outside is right of the wall or below it, else -1. */
export function outward(opening: Opening, rectangles: readonly Rectangle[]): 1 | -1 {
  return isInside(opening, 1, rectangles) ? -1 : 1;
}

export function isBetween(opening: Opening, rectangles: readonly Rectangle[]): boolean {
  return isInside(opening, 1, rectangles) && isInside(opening, -1, rectangles);
}

export function isOnEdge([x, y, wall]: Opening, [left, top, width, depth]: Rectangle): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.02;
  return wall === 'h'
    ? (near(y, top) || near(y, top + depth)) && x > left && x < left + width
    : (near(x, left) || near(x, left + width)) && y > top && y < top + depth;
}

function isInside([x, y, wall]: Opening, side: 1 | -1, rectangles: readonly Rectangle[]): boolean {
  const [testX, testY] = wall === 'h' ? [x, y + side * 0.1] : [x + side * 0.1, y];
  return rectangles.some((rectangle) => contains(rectangle, testX, testY));
}

function contains([left, top, width, depth]: Rectangle, x: number, y: number): boolean {
  return x > left && x < left + width && y > top && y < top + depth;
}

export function joints(parts: readonly Rectangle[]): Opening[] {
  return parts.flatMap((one, index) =>
    parts.slice(index + 1).flatMap((other): Opening[] => {
      const opening = sharedEdge(one, other);
      if (!opening) return [];
      const [x, y, wall, width] = opening;
      return [[x, y, wall, width - INNER_WALL / 100]];
    }),
  );
}

export function sharedEdge(one: Rectangle, other: Rectangle): Opening | null {
  const [ax, ay, aw, ad] = one;
  const [bx, by, bw, bd] = other;
  const near = (a: number, b: number) => Math.abs(a - b) < 0.02;
  const [x0, x1] = [Math.max(ax, bx), Math.min(ax + aw, bx + bw)];
  const [y0, y1] = [Math.max(ay, by), Math.min(ay + ad, by + bd)];
  if (x1 - x0 > 0.1 && (near(ay + ad, by) || near(by + bd, ay))) {
    return [(x0 + x1) / 2, near(ay + ad, by) ? by : ay, 'h', x1 - x0];
  }
  if (y1 - y0 > 0.1 && (near(ax + aw, bx) || near(bx + bw, ax))) {
    return [near(ax + aw, bx) ? bx : ax, (y0 + y1) / 2, 'v', y1 - y0];
  }
  return null;
}

export function stairPath(stair: Rectangle): string {
  const [x, y, width, depth] = stair.map(cm) as [number, number, number, number];
  const long = Math.max(width, depth);
  const treads = Array.from({ length: Math.floor(long / TREAD) - 1 }, (_, index) => (index + 1) * TREAD);
  const lines = treads.map((at) => (width > depth ? `M${x + at} ${y}v${depth}` : `M${x} ${y + at}h${width}`));
  return boxPath(stair) + lines.join('');
}
