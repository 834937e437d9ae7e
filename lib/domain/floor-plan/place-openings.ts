import { outerWalls, partOfWall, sharedWall, wallLength, type Rectangle, type Wall } from './rectangle';
import { findWaysIn, type WaysIn } from './ways-in';
import { sharedLengths } from './rate-rooms';
import type { Role } from './roles';

/** An opening in a wall: between two rooms, or from one to the outside (`to` is null). */
export type Opening = Readonly<{
  kind: 'door' | 'passage' | 'glazed' | 'window' | 'entrance' | 'gate';
  wall: Wall;
  from: number;
  to: number | null;
}>;

const DOOR_M = 0.8;
const ENTRANCE_M = 0.9;
const PASSAGE_M = 1.6;
const JAMB_M = 0.15;
const WINDOW_WALL_M = 1;

/** How much of its wall a window takes, by the room behind it. */
const glass: Readonly<Partial<Record<Role, number>>> = {
  social: 0.6,
  private: 0.5,
  kitchen: 0.5,
  gallery: 0.9,
  shop: 0.7,
  study: 0.5,
  bath: 0.3,
};

type Level = Readonly<{
  rooms: readonly Rectangle[];
  roles: readonly Role[];
  areas: readonly number[];
  /** Around the rooms with walls; null where the whole level is open. */
  outline: Rectangle | null;
  hasEntrance: boolean;
}>;

/** Doors, windows and the entrance of a level, terraces among its rooms. */
export function placeOpenings(level: Level): readonly Opening[] {
  const { rooms, roles, areas } = level;
  const ways = findWaysIn(roles, areas, sharedLengths(rooms));
  const doors = [...doorsOf(level, ways), ...passagesOf(level, ways)];
  return [...doors, ...outerOpenings(level)];
}

function doorsOf({ rooms, roles }: Level, { parents }: WaysIn): readonly Opening[] {
  return parents.flatMap((parent, to) => {
    const [room, other] = [rooms[to], parent === null ? undefined : rooms[parent]];
    const wall = room && other && sharedWall(room, other);
    if (!wall || parent === null) return [];
    return [doorway(wall, parent, to, roles)];
  });
}

/**
 * Rooms for everybody are open to each other wherever they meet, even where one enters them from the hall, and rooms
 * along a terrace to the terrace: it takes their outer wall.
 */
function passagesOf({ rooms, roles }: Level, { parents }: WaysIn): readonly Opening[] {
  return rooms.flatMap((one, from) =>
    rooms.flatMap((other, to) => {
      const wall = from < to && parents[from] !== to && parents[to] !== from ? sharedWall(one, other) : null;
      if (!wall || !isOpenAlong(wall, roles[from], roles[to])) return [];
      return [doorway(wall, from, to, roles)];
    }),
  );
}

const isOpenBetween = (one: Role | undefined, other: Role | undefined) =>
  (one === 'social' || other === 'social') &&
  [one, other].every((role) => role && ['social', 'kitchen', 'gallery'].includes(role));

function isOpenAlong(wall: Wall, one: Role | undefined, other: Role | undefined): boolean {
  const isLit = (role: Role | undefined) => role !== undefined && role in glass && role !== 'bath';
  if ((one === 'open' && isLit(other)) || (other === 'open' && isLit(one))) return wallLength(wall) >= WINDOW_WALL_M;
  return wallLength(wall) >= PASSAGE_M && isOpenBetween(one, other);
}

function doorway(wall: Wall, from: number, to: number, roles: readonly Role[]): Opening {
  const length = wallLength(wall);
  const isOutside = roles[from] === 'open' || roles[to] === 'open';
  const isShed = [roles[from], roles[to]].some((role) => role === 'store' || role === 'laundry' || role === 'bath');
  if (isOutside && !isShed && roles[from] !== roles[to]) {
    return { kind: 'glazed', wall: partOfWall(wall, Math.min(length * 0.7, 2.4)), from, to };
  }
  if ((isOutside && !isShed) || isOpenBetween(roles[from], roles[to])) {
    return { kind: 'passage', wall: partOfWall(wall, Math.min(length * 0.7, PASSAGE_M)), from, to };
  }
  const width = Math.min(DOOR_M, length * 0.85);
  return { kind: 'door', wall: partOfWall(wall, width, Math.min(JAMB_M, (length - width) / 2)), from, to };
}

function outerOpenings(level: Level): readonly Opening[] {
  const { rooms, roles, outline, hasEntrance } = level;
  if (!outline) return [];
  const open = rooms.filter((_, index) => roles[index] === 'open');
  const free = rooms.map((room, index) =>
    roles[index] === 'open' ? [] : outerWalls(room, outline).flatMap((wall) => longestFree(wall, open)),
  );
  const entrance = hasEntrance ? findEntrance(free, roles) : null;
  const beside = (wall: Wall) => partOfWall(wall, Math.max(0, entranceStart(wall) - JAMB_M * 2), JAMB_M);
  const windows = free.flatMap((walls, from) =>
    windowsOf(
      walls.map((wall) => (wall === entrance?.across ? beside(wall) : wall)),
      roles[from],
      from,
    ),
  );
  return entrance ? [...windows, entrance.opening] : windows;
}

function windowsOf(walls: readonly Wall[], role: Role | undefined, from: number): readonly Opening[] {
  if (role === 'garage') {
    const [widest] = [...walls].sort((one, other) => wallLength(other) - wallLength(one));
    if (!widest) return [];
    return [{ kind: 'gate', wall: partOfWall(widest, Math.min(wallLength(widest) * 0.8, 5)), from, to: null }];
  }
  const share = (role && glass[role]) ?? 0;
  return walls
    .filter((wall) => share > 0 && wallLength(wall) >= WINDOW_WALL_M)
    .slice(0, role === 'bath' ? 1 : 2)
    .map((wall) => {
      const length = wallLength(wall) * share;
      return {
        kind: 'window',
        wall: partOfWall(wall, role === 'gallery' ? length : Math.min(length, role === 'shop' ? 5 : 2.6)),
        from,
        to: null,
      };
    });
}

/** In the hall, or else in the room that takes its place. */
function findEntrance(free: readonly (readonly Wall[])[], roles: readonly Role[]) {
  for (const role of ['hub', 'shop', 'social'] as const) {
    for (const [from, walls] of free.entries()) {
      const across = roles[from] === role ? walls.find((wall) => wallLength(wall) > ENTRANCE_M + JAMB_M) : undefined;
      if (!across) continue;
      const opening: Opening = {
        kind: 'entrance',
        wall: partOfWall(across, ENTRANCE_M, entranceStart(across)),
        from,
        to: null,
      };
      return { across, opening };
    }
  }
  return null;
}

/** At the far end of a long wall, away from the name of the room; in the middle of a short one. */
function entranceStart(wall: Wall): number {
  const rest = wallLength(wall) - ENTRANCE_M;
  return rest > 1 ? rest - JAMB_M * 2 : rest / 2;
}

/** The longest part of a wall with nothing built before it. */
function longestFree(wall: Wall, before: readonly Rectangle[]): readonly Wall[] {
  const isAcross = wall.x2 - wall.x1 > wall.y2 - wall.y1;
  const start = isAcross ? wall.x1 : wall.y1;
  const strip = { x: wall.x1, y: wall.y1, width: wall.x2 - wall.x1, height: wall.y2 - wall.y1 };
  const taken = before
    .flatMap((other) => {
      const touching = sharedWall(strip, other);
      return touching ? [isAcross ? [touching.x1, touching.x2] : [touching.y1, touching.y2]] : [];
    })
    .sort(([one = 0], [other = 0]) => one - other);
  let best: Wall | null = null;
  let from = start;
  for (const [left = 0, right = 0] of [...taken, [start + wallLength(wall), 0]]) {
    if (left > from && (!best || left - from > wallLength(best))) best = partOfWall(wall, left - from, from - start);
    from = Math.max(from, right);
  }
  return best ? [best] : [];
}
