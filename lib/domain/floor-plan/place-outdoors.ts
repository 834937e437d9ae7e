import { EPSILON_M, sharedLength, type Rectangle } from './rectangle';
import { roleOf, wayCost, type Role } from './roles';
import { DOOR_WALL_M } from './ways-in';
import type { RoomId } from '@/content/types/listing';

type Outdoor = Readonly<{ room: RoomId; area: number }>;

type Side = 'below' | 'above' | 'left' | 'right';

/** Terraces widen a plan least below it; a phone has no room at the sides. */
const sides: Readonly<Record<Side, number>> = { below: 0, above: 0.2, right: 0.7, left: 0.8 };

const NO_WAY_OUT = 15;
const BEFORE_ENTRANCE = 6;

type Level = Readonly<{ rooms: readonly Rectangle[]; roles: readonly Role[]; hasEntrance: boolean }>;

/**
 * Terraces, balconies and patios along the outer walls of a level, the largest first, each before a room that one
 * would step out from. The rooms of the level fill `outline`.
 */
export function placeOutdoors(outline: Rectangle, level: Level, outdoors: readonly Outdoor[]): readonly Rectangle[] {
  const placed = new Map<Outdoor, Rectangle>();
  const largestFirst = [...outdoors].sort((one, other) => other.area - one.area);
  for (const outdoor of largestFirst) {
    const free = candidates(outline, level.rooms, outdoor).filter(
      ({ place }) => ![...placed.values()].some((other) => overlaps(place, other)),
    );
    const best = free
      .map(({ place, side }) => ({ place, cost: rate(place, side, outdoor, level) }))
      .reduce<{ place: Rectangle; cost: number } | null>(
        (kept, own) => (kept && kept.cost <= own.cost ? kept : own),
        null,
      );
    placed.set(outdoor, best?.place ?? beyond([...placed.values()].at(-1) ?? outline, outdoor.area));
  }
  return outdoors.flatMap((outdoor) => placed.get(outdoor) ?? []);
}

/** Along each side, from wall to wall or as long as its best depth makes it. */
function candidates(outline: Rectangle, rooms: readonly Rectangle[], outdoor: Outdoor) {
  return (Object.keys(sides) as Side[]).flatMap((side) => {
    const isAcross = side === 'below' || side === 'above';
    const [from, to] = isAcross ? [outline.x, outline.x + outline.width] : [outline.y, outline.y + outline.height];
    const stops = rooms.flatMap((room) => (isAcross ? [room.x, room.x + room.width] : [room.y, room.y + room.height]));
    const best = outdoor.area / idealDepth(outdoor);
    return stops
      .flatMap((start) => [...stops.map((end) => [start, end] as const), [start, start + best], [start - best, start]])
      .filter(([start = 0, end = 0]) => end - start > 0.8 && start >= from - EPSILON_M && end <= to + EPSILON_M)
      .map(([start = 0, end = 0]) => ({ side, place: along(outline, side, start, end, outdoor.area) }));
  });
}

function along(outline: Rectangle, side: Side, start: number, end: number, area: number): Rectangle {
  const length = end - start;
  const depth = area / length;
  if (side === 'below') return { x: start, y: outline.y + outline.height, width: length, height: depth };
  if (side === 'above') return { x: start, y: outline.y - depth, width: length, height: depth };
  if (side === 'left') return { x: outline.x - depth, y: start, width: depth, height: length };
  return { x: outline.x + outline.width, y: start, width: depth, height: length };
}

/** Balconies are shallow, terraces deep enough for a table, patios almost square, and what has walls is square. */
function idealDepth({ room, area }: Outdoor): number {
  if (room === 'balcony') return 1;
  if (room === 'patio') return Math.sqrt(area) * 0.8;
  if (roleOf(room) !== 'open') return Math.sqrt(area);
  return Math.min(3.8, Math.max(1.8, Math.sqrt(area) * 0.55));
}

function rate(place: Rectangle, side: Side, outdoor: Outdoor, { rooms, roles, hasEntrance }: Level): number {
  const depth = side === 'below' || side === 'above' ? place.height : place.width;
  const best = rooms.reduce((least, room, index) => {
    const length = sharedLength(room, place);
    if (length < DOOR_WALL_M) return least;
    const own =
      wayCost(roles[index] ?? 'store', 'open') + (roles[index] === 'hub' ? 1 : 0) - Math.min(length, 4) * 0.15;
    return Math.min(least, own);
  }, NO_WAY_OUT);
  const isInTheWay =
    hasEntrance && rooms.some((room, index) => roles[index] === 'hub' && sharedLength(room, place) > EPSILON_M);
  return best + (isInTheWay ? BEFORE_ENTRANCE : 0) + Math.abs(Math.log(depth / idealDepth(outdoor))) * 4 + sides[side];
}

function overlaps(one: Rectangle, other: Rectangle): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > EPSILON_M && down > EPSILON_M;
}

/** Where every side is taken: behind the last one, outwards. */
function beyond(last: Rectangle, area: number): Rectangle {
  return { x: last.x, y: last.y + last.height, width: last.width, height: area / last.width };
}
