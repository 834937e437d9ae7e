import { EPSILON_M, sharedLength, type Rectangle } from './rectangle';
import { isWet, shapes, type Role } from './roles';
import { findWaysIn } from './ways-in';

/** What is asked of one level. */
export type LevelRooms = Readonly<{
  roles: readonly Role[];
  /** In m2. */
  areas: readonly number[];
  hasEntrance: boolean;
}>;

// Local names: they are called millions of times, and in a sandbox such as Jest's every look at a global is slow.
const { abs, max, min, sqrt } = Math;

const WINDOW_WALL_M = 1.3;
const ENTRANCE_WALL_M = 1.1;

/** The wall of each room that is shared with each other. */
export function sharedLengths(rooms: readonly Rectangle[]): readonly (readonly number[])[] {
  const shared = rooms.map(() => new Array<number>(rooms.length).fill(0));
  for (const [one, room] of rooms.entries()) {
    for (let other = 0; other < one; other += 1) {
      const neighbour = rooms[other];
      const length = neighbour ? sharedLength(room, neighbour) : 0;
      shared[one]![other] = length;
      shared[other]![one] = length;
    }
  }
  return shared;
}

/**
 * How far a level is from what somebody would draw: 0 is perfect, and each fault has its price. Beyond `limit` it
 * stops counting at the shapes of the rooms, which are reckoned fastest.
 */
export function rateRooms(
  rooms: readonly Rectangle[],
  width: number,
  height: number,
  level: LevelRooms,
  limit = Infinity,
): number {
  const { roles, areas, hasEntrance } = level;
  let cost = 0;
  for (const [index, room] of rooms.entries()) {
    const role = roles[index] ?? 'store';
    cost += shapeCost(room, role);
    if (shapes[role].light > 0 && outerLength(room, width, height) < WINDOW_WALL_M) cost += shapes[role].light;
  }
  if (cost > limit) return cost;
  const shared = sharedLengths(rooms);
  cost += findWaysIn(roles, areas, shared).cost * 2;
  let hasWayIn = false;
  for (const [index, room] of rooms.entries()) {
    const role = roles[index] ?? 'store';
    const outer = outerLength(room, width, height);
    if (role === 'gallery' && outer < max(room.width, room.height) - EPSILON_M) cost += 4;
    if (role === 'hub' && outer >= ENTRANCE_WALL_M) hasWayIn = true;
    const touches = (is: (other: Role) => boolean) =>
      roles.some((other, at) => is(other) && (shared[index]?.[at] ?? 0) > 1);
    if (isWet(role) && roles.filter(isWet).length > 1 && !touches(isWet)) cost += 2;
    if (role === 'kitchen' && !touches((other) => other === 'social')) cost += 5;
    if (role === 'laundry' && !touches((other) => other === 'kitchen' || other === 'social' || other === 'hub'))
      cost += 2;
  }
  if (hasEntrance && roles.includes('hub') && !hasWayIn) cost += 18;
  return cost + alignmentCost(rooms, shared);
}

function shapeCost({ width, height }: Rectangle, role: Role): number {
  const shape = shapes[role];
  const least = min(width, height);
  const ratio = max(width, height) / least;
  const wanted = min(shape.width, sqrt((width * height) / 1.1));
  const thin = max(0, wanted - least) * 12;
  const long = max(0, ratio - shape.ratio);
  return thin + long * long * 6 + long * 3;
}

function outerLength({ x, y, width, height }: Rectangle, wholeWidth: number, wholeHeight: number): number {
  const across = y < EPSILON_M || y + height > wholeHeight - EPSILON_M ? width : 0;
  const down = x < EPSILON_M || x + width > wholeWidth - EPSILON_M ? height : 0;
  return max(across, down);
}

/** Walls that almost go on in one line look like a mistake. */
function alignmentCost(rooms: readonly Rectangle[], shared: readonly (readonly number[])[]): number {
  let cost = 0;
  for (const [index, one] of rooms.entries()) {
    for (let at = 0; at < index; at += 1) {
      const other = rooms[at];
      if (other && (shared[index]?.[at] ?? 0) > EPSILON_M) cost += jog(one, other);
    }
  }
  return cost;
}

const JOG_M = 0.45;

function jog(one: Rectangle, other: Rectangle): number {
  return (
    near(one.x, other.x) +
    near(one.y, other.y) +
    near(one.x + one.width, other.x + other.width) +
    near(one.y + one.height, other.y + other.height)
  );
}

function near(one: number, other: number): number {
  const gap = abs(one - other);
  return gap > EPSILON_M && gap < JOG_M ? 0.5 : 0;
}
