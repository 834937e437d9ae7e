import type { FloorPlanLevel, Opening, Rectangle } from '@/content/types/floor-plan';
import type { RoomId } from '@/content/types/listing';
import { cm, isOnEdge } from './floor-plan-paths';
import { fixtureDepth, type FixtureKind, type PlacedFixture, type Quarter } from './floor-plan-symbols';

type PlanRoom = FloorPlanLevel['rooms'][number];

/** Centimetres. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

type Walls = Readonly<{
  room: Box;
  taken: readonly Box[];
  windows: readonly Opening[];
}>;

/** Lengths for a wall in cm, best first; `at`: preferred wall. */
type Need = Readonly<{
  kind: FixtureKind;
  lengths: (wall: number) => readonly number[];
  at: 'window' | 'elsewhere' | 'longest';
}>;

const DOORSTEP = 60;
const STEP = 5;
const elbowRoom: Readonly<Partial<Record<FixtureKind, number>>> = { toilet: 5, basin: 5 };
const quarters: readonly Quarter[] = [0, 1, 2, 3];

const tub: Need = { kind: 'tub', lengths: (wall) => (wall <= 200 ? [wall] : [170, 160, 150]), at: 'window' };
const shower: Need = { kind: 'shower', lengths: (wall) => (wall <= 150 ? [wall] : [120, 100, 80]), at: 'window' };
const tray: Need = { kind: 'shower', lengths: () => [80], at: 'window' };
const basin: Need = { kind: 'basin', lengths: () => [60, 45], at: 'elsewhere' };
const toilet: Need = { kind: 'toilet', lengths: () => [40], at: 'elsewhere' };
const washer: Need = { kind: 'washer', lengths: () => [60], at: 'elsewhere' };
const counter: Need = { kind: 'counter', lengths: (wall) => [Math.min(wall, 420), 330, 270, 210, 150], at: 'longest' };

/** From these areas (m2), bathrooms have a tub or a shower along a wall. */
const TUB_FROM = 5;
const SHOWER_FROM = 4;

function needsOf({ area, room }: PlanRoom): readonly Need[] {
  const needs: Partial<Record<RoomId, readonly Need[]>> = {
    bathroom: [area >= TUB_FROM ? tub : area >= SHOWER_FROM ? shower : tray, toilet, basin],
    toilet: [toilet, basin],
    kitchen: [counter],
    'kitchen-dining': [counter],
    laundry: [washer],
  };
  return needs[room] ?? [];
}

/** `taken` (m): floor required by doors and stairs. */
export function placeFixtures(
  room: PlanRoom,
  openings: Readonly<{ doors: readonly Opening[]; windows: readonly Opening[] }>,
  taken: readonly Rectangle[],
): readonly PlacedFixture[] {
  const largest = [...room.at].sort(([, , aw, ad], [, , bw, bd]) => bw * bd - aw * ad)[0];
  if (!largest) return [];
  const doors = openings.doors.filter((door) => isOnEdge(door, largest));
  const walls = {
    room: toBox(largest),
    windows: openings.windows.filter((window) => isOnEdge(window, largest)),
    taken: [...taken.map(toBox), ...doors.map(doorstep), ...room.at.filter((part) => part !== largest).map(toBox)],
  };
  return needsOf(room).reduce<readonly PlacedFixture[]>((placed, need) => {
    const found = place(need, { ...walls, taken: [...walls.taken, ...placed.map(standsOn)] });
    return found ? [...placed, found] : placed;
  }, []);
}

function toBox([x, y, width, depth]: Rectangle): Box {
  return [cm(x), cm(y), cm(x + width), cm(y + depth)];
}

function doorstep([x, y, wall, width]: Opening): Box {
  const half = wall === 'h' ? [cm(width / 2), DOORSTEP] : [DOORSTEP, cm(width / 2)];
  const [across = 0, along = 0] = half;
  return [cm(x) - across, cm(y) - along, cm(x) + across, cm(y) + along];
}

function place(need: Need, walls: Walls): PlacedFixture | null {
  for (const quarter of wallOrder(need, walls)) {
    const wall = wallLength(walls.room, quarter);
    const beside = elbowRoom[need.kind] ?? 0;
    for (const length of need.lengths(wall)) {
      for (let from = beside; from + length + beside <= wall; from += STEP) {
        const fixture = { kind: need.kind, length, quarter, ...pointOn(walls.room, quarter, from + length / 2) };
        const box = standsOn(fixture);
        if (walls.taken.every((other) => !overlaps(box, other))) return fixture;
      }
    }
  }
  return null;
}

function wallOrder({ at }: Need, { room, windows }: Walls): readonly Quarter[] {
  const isGlazed = (quarter: Quarter) => windows.some((window) => wallOf(window, room) === quarter);
  const rank = (quarter: Quarter) =>
    at === 'longest' ? -wallLength(room, quarter) : Number(isGlazed(quarter) === (at === 'elsewhere'));
  return [...quarters].sort((one, other) => rank(one) - rank(other));
}

function wallLength([left, top, right, bottom]: Box, quarter: Quarter): number {
  return quarter % 2 === 0 ? right - left : bottom - top;
}

function wallOf([x, y, wall]: Opening, [left, top]: Box): Quarter {
  if (wall === 'h') return Math.abs(cm(y) - top) < 2 ? 0 : 2;
  return Math.abs(cm(x) - left) < 2 ? 3 : 1;
}

function pointOn([left, top, right, bottom]: Box, quarter: Quarter, along: number): { x: number; y: number } {
  if (quarter === 0) return { x: left + along, y: top };
  if (quarter === 1) return { x: right, y: top + along };
  if (quarter === 2) return { x: right - along, y: bottom };
  return { x: left, y: bottom - along };
}

function standsOn({ kind, length, quarter, x, y }: PlacedFixture): Box {
  const half = length / 2 + (elbowRoom[kind] ?? 0);
  const depth = fixtureDepth[kind];
  if (quarter === 0) return [x - half, y, x + half, y + depth];
  if (quarter === 1) return [x - depth, y - half, x, y + half];
  if (quarter === 2) return [x - half, y - depth, x + half, y];
  return [x, y - half, x + depth, y + half];
}

function overlaps([al, at, ar, ab]: Box, [bl, bt, br, bb]: Box): boolean {
  return Math.min(ar, br) - Math.max(al, bl) > 0 && Math.min(ab, bb) - Math.max(at, bt) > 0;
}

/** Floor (m) that labels must avoid. */
export function floorAlongWalls(fixtures: readonly PlacedFixture[]): readonly Rectangle[] {
  return fixtures
    .filter(({ kind }) => kind === 'counter' || kind === 'shower' || kind === 'tub')
    .map(standsOn)
    .map(([left, top, right, bottom]) => [left / 100, top / 100, (right - left) / 100, (bottom - top) / 100]);
}
