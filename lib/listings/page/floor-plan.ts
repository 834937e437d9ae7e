import { floorPlans } from '@/content/floor-plans';
import type { FloorPlan, FloorPlanLevel, Opening, Rectangle } from '@/content/types/floor-plan';
import type { Listing, Room } from '@/content/types/listing';
import { outsideRooms } from '@/lib/listings/schema/outside-rooms';
import {
  boxPath,
  cm,
  gapPath,
  isBetween,
  joints,
  OUTER_WALL,
  outward,
  sharedEdge,
  stairPath,
  windowPath,
} from './floor-plan-paths';
import { doorLeaf } from './floor-plan-doors';
import { floorAlongWalls, placeFixtures } from './floor-plan-fixtures';
import { labelSizeFor, wrapLabel, type LabelLines } from './floor-plan-label';
import { fixturePath } from './floor-plan-symbols';

type RoomLabel = (room: Pick<Room, 'area' | 'room'>) => Readonly<{ name: string; area: string }>;

type Point = Readonly<{ x: number; y: number }>;

export type FloorPlanView = Readonly<{
  level: number;
  viewBox: Readonly<{ x: number; y: number; width: number; height: number }>;
  labelSize: number;
  /** Metres. */
  scaleBar: number;
  inside: string;
  outside: string;
  gaps: string;
  outerDoors: string;
  leaves: string;
  fixtures: string;
  windows: string;
  stairs: string;
  entrance: (Point & Readonly<{ turn: number }>) | null;
  labels: readonly (Point & LabelLines)[];
  /** Degrees clockwise from the top. */
  north: number;
}>;

const MARGIN = 70;
export const FOOT = 90;

export function hasFloorPlan({ id, rooms }: Pick<Listing, 'id' | 'rooms'>): boolean {
  const plan = floorPlans[id];
  return plan !== undefined && showsRooms(plan, rooms);
}

/** Empty when the plan does not match the room table. */
export function floorPlanViews(listing: Pick<Listing, 'id' | 'rooms'>, label: RoomLabel): readonly FloorPlanView[] {
  const plan = floorPlans[listing.id];
  if (!plan || !showsRooms(plan, listing.rooms)) return [];
  return plan.levels.map((level) => levelView(level, plan.north, label));
}

export function showsRooms(plan: FloorPlan, table: readonly Room[]): boolean {
  const keys = (rooms: readonly Room[]) => rooms.map(({ area, level, room }) => `${level} ${room} ${area}`).sort();
  const drawn = plan.levels.flatMap(({ level, rooms }) => rooms.map((room) => ({ ...room, level })));
  return keys(drawn).join() === keys(table).join();
}

function levelView(
  { doors, entrance, level, rooms, stairs = [], windows }: FloorPlanLevel,
  north: number,
  label: RoomLabel,
): FloorPlanView {
  const inner = rooms.filter(({ room }) => !outsideRooms.has(room));
  const rectangles = inner.flatMap(({ at }) => at);
  const outer = rooms.filter(({ room }) => outsideRooms.has(room)).flatMap(({ at }) => at);
  const all = [...rectangles, ...outer];
  const left = cm(Math.min(...all.map(([x]) => x))) - MARGIN;
  const top = cm(Math.min(...all.map(([, y]) => y))) - MARGIN;
  const right = cm(Math.max(...all.map(([x, , width]) => x + width))) + MARGIN;
  const bottom = cm(Math.max(...all.map(([, y, , depth]) => y + depth))) + MARGIN;
  const labelSize = labelSizeFor(right - left);
  const allDoors = [...doors, ...(entrance ? [entrance] : [])];
  const isInner = (door: Opening) => isBetween(door, rectangles);
  const leaves = allDoors.flatMap((door) => doorLeaf(door, rooms) ?? []);
  const floorTaken = [...leaves.map(({ swing }) => swing), ...stairs];
  const fixtures = inner.flatMap((room) => placeFixtures(room, { doors: allDoors, windows }, floorTaken));
  return {
    level,
    viewBox: { x: left, y: top, width: right - left, height: bottom - top + FOOT },
    labelSize,
    scaleBar: right - left > 1000 ? 5 : 2,
    inside: rectangles.map(boxPath).join(''),
    outside: outer.map(boxPath).join(''),
    gaps: [...allDoors.filter(isInner), ...inner.flatMap(({ at }) => joints(at))].map(gapPath).join(''),
    outerDoors: allDoors
      .filter((door) => !isInner(door))
      .map(gapPath)
      .join(''),
    leaves: leaves.map(({ path }) => path).join(''),
    fixtures: fixtures.map(fixturePath).join(''),
    windows: windows.map((window) => windowPath(window, rectangles)).join(''),
    stairs: stairs.map(stairPath).join(''),
    entrance: entrance ? entranceSign(entrance, rectangles) : null,
    labels: rooms.map(({ area, at: [first = [0, 0, 0, 0]], room }) => {
      const [x, y, width, depth] = outsideRooms.has(room)
        ? besideWalls(first, rectangles)
        : freePart(first, [...stairs, ...floorAlongWalls(fixtures)]);
      const lines = wrapLabel(label({ area, room }), cm(width), cm(depth), labelSize);
      return { x: cm(x + width / 2), y: cm(y + depth / 2), ...lines };
    }),
    north,
  };
}

function entranceSign(entrance: Opening, rectangles: readonly Rectangle[]): FloorPlanView['entrance'] {
  const [x, y, wall] = entrance;
  const direction = outward(entrance, rectangles);
  const distance = OUTER_WALL + 6;
  return wall === 'h'
    ? { x: cm(x), y: cm(y) + direction * distance, turn: direction === 1 ? 0 : 180 }
    : { x: cm(x) + direction * distance, y: cm(y), turn: direction === 1 ? 270 : 90 };
}

function besideWalls(outside: Rectangle, rectangles: readonly Rectangle[]): Rectangle {
  return rectangles.reduce<Rectangle>((visible, rectangle) => {
    const shared = sharedEdge(outside, rectangle);
    if (!shared) return visible;
    const [x, y, width, depth] = visible;
    const [sharedX, sharedY, run] = shared;
    const wall = OUTER_WALL / 100;
    if (run === 'h') return [x, sharedY > y + depth / 2 ? y : sharedY + wall, width, outside[3] - wall];
    return [sharedX > x + width / 2 ? x : sharedX + wall, y, outside[2] - wall, depth];
  }, outside);
}

function freePart(room: Rectangle, obstacles: readonly Rectangle[]): Rectangle {
  return obstacles.reduce<Rectangle>((free, [stairX, stairY, stairWidth, stairDepth]) => {
    const [x, y, width, depth] = free;
    const isElsewhere =
      stairX >= x + width || stairX + stairWidth <= x || stairY >= y + depth || stairY + stairDepth <= y;
    if (isElsewhere) return free;
    const parts: Rectangle[] = [
      [x, y, stairX - x, depth],
      [stairX + stairWidth, y, x + width - stairX - stairWidth, depth],
      [x, y, width, stairY - y],
      [x, stairY + stairDepth, width, y + depth - stairY - stairDepth],
    ];
    return parts.reduce((best, part) => (roomForText(part) > roomForText(best) ? part : best));
  }, room);
}

function roomForText([, , width, depth]: Rectangle): number {
  return Math.min(width, depth) < 0.7 ? 0 : width * depth;
}
