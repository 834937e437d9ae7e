import type { FloorPlanLevel, Opening, Rectangle } from '@/content/types/floor-plan';
import type { RoomId } from '@/content/types/listing';
import { outsideRooms } from '@/lib/listings/schema/outside-rooms';
import { cm, isOnEdge } from './floor-plan-paths';

type PlanRoom = FloorPlanLevel['rooms'][number];

/** Metres: wider doors have two leaves; still wider openings have none. */
const WIDEST_LEAF = 1.1;
const WIDEST_DOOR = 1.6;

/** Doors open into the other room. */
const passages: ReadonlySet<RoomId> = new Set<RoomId>(['hall', ...outsideRooms]);

export type DoorLeaf = Readonly<{ path: string; swing: Rectangle }>;

/** Null for an opening without a leaf. */
export function doorLeaf(door: Opening, rooms: readonly PlanRoom[]): DoorLeaf | null {
  const [x, y, wall, width] = door;
  const into = roomOpenedInto(door, rooms);
  if (!into || width > WIDEST_DOOR) return null;
  const [left, top, wide, deep] = into;
  const middle = wall === 'h' ? x : y;
  const [from, to] = wall === 'h' ? [left, left + wide] : [top, top + deep];
  const side = wall === 'h' ? (y < top + deep / 2 ? 1 : -1) : x < left + wide / 2 ? 1 : -1;
  const isDouble = width > WIDEST_LEAF;
  const leaf = isDouble ? width / 2 : width;
  // The open leaf does not obstruct there.
  const hinges = isDouble ? [-1, 1] : [middle - from <= to - middle ? -1 : 1];
  const at = wall === 'h' ? y : x;
  return {
    path: hinges.map((end) => leafPath(wall, at, middle + (end * width) / 2, -end, leaf, side)).join(''),
    swing:
      wall === 'h'
        ? [x - width / 2, side === 1 ? y : y - leaf, width, leaf]
        : [side === 1 ? x : x - leaf, y - width / 2, leaf, width],
  };
}

function roomOpenedInto(door: Opening, rooms: readonly PlanRoom[]): Rectangle | null {
  const beside = rooms.flatMap(({ area, at, room }) => {
    const rectangle = at.find((part) => isOnEdge(door, part));
    return rectangle ? [{ rectangle, weight: area + (passages.has(room) ? 1000 : 0) }] : [];
  });
  return beside.sort((one, other) => one.weight - other.weight)[0]?.rectangle ?? null;
}

/** `way` points from the hinge along the wall, `side` into the room. */
function leafPath(wall: Opening[2], at: number, hinge: number, way: number, leaf: number, side: number): string {
  const radius = cm(leaf);
  const out = side * radius;
  const along = way * radius;
  return wall === 'h'
    ? `M${cm(hinge)} ${cm(at)}v${out}a${radius} ${radius} 0 0 ${way === side ? 0 : 1} ${along} ${-out}`
    : `M${cm(at)} ${cm(hinge)}h${out}a${radius} ${radius} 0 0 ${way === side ? 1 : 0} ${-out} ${along}`;
}
