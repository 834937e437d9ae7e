import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { floorPlans } from '@/content/floor-plans';
import { plotOutlines } from '@/content/plot-outlines';
import type { FloorPlanLevel, Opening, Rectangle } from '@/content/types/floor-plan';
import type { RoomId } from '@/content/types/listing';
import { listListings } from '@/lib/listings/catalogue/listings';
import { outsideRooms } from '@/lib/listings/schema/outside-rooms';
import { doorLeaf } from '@/lib/listings/page/floor-plan-doors';
import { placeFixtures } from '@/lib/listings/page/floor-plan-fixtures';
import type { FixtureKind } from '@/lib/listings/page/floor-plan-symbols';
import { showsRooms } from '@/lib/listings/page/floor-plan';
import { sharedEdge } from '@/lib/listings/page/floor-plan-paths';
import { plotPlanView } from '@/lib/listings/page/plot-plan';

type PlanRoom = FloorPlanLevel['rooms'][number];

const LIT: readonly RoomId[] = ['living-room', 'bedroom'];
const FIXTURES: Partial<Record<RoomId, readonly FixtureKind[]>> = {
  bathroom: ['toilet', 'basin'],
  toilet: ['toilet', 'basin'],
  kitchen: ['counter'],
  'kitchen-dining': ['counter'],
};
/** Permitted deviation: share of the area, and metres. */
const AREA = 0.04;
const SIDE = 0.3;

// Plans of replaced listings are checked against their own data.
const levels = Object.entries(floorPlans).flatMap(([id, plan]) => plan.levels.map((level) => ({ id, ...level })));
const name = ({ area, room }: PlanRoom) => `${room} ${area}`;
const size = ([, , width, depth]: Rectangle) => width * depth;
const isGlazed = ({ room }: PlanRoom) => room === 'gallery';
const isInside = ({ room }: PlanRoom) => !outsideRooms.has(room);

function overlap([ax, ay, aw, ad]: Rectangle, [bx, by, bw, bd]: Rectangle): boolean {
  const width = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const depth = Math.min(ay + ad, by + bd) - Math.max(ay, by);
  return width > 0.02 && depth > 0.02;
}

function isOnEdge([x, y, wall, width]: Opening, [left, top, wide, deep]: Rectangle): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.02;
  const within = (at: number, from: number, length: number) =>
    at - width / 2 > from - 0.02 && at + width / 2 < from + length + 0.02;
  return wall === 'h'
    ? (near(y, top) || near(y, top + deep)) && within(x, left, wide)
    : (near(x, left) || near(x, left + wide)) && within(y, top, deep);
}

const roomsAt = (opening: Opening, rooms: readonly PlanRoom[]) =>
  rooms.filter(({ at }) => at.some((rectangle) => isOnEdge(opening, rectangle)));

it.each(levels)('draws each room of $id, level $level, with its area and without overlaps', ({ rooms }) => {
  const wrong = rooms.filter(({ area, at }) => Math.abs(at.map(size).reduce((a, b) => a + b) - area) > area * AREA);
  const pieces = rooms.flatMap((room) => room.at.map((rectangle) => ({ rectangle, room })));
  const overlaps = pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => overlap(one.rectangle, other.rectangle))
      .map((other) => `${name(one.room)} and ${name(other.room)}`),
  );
  const broken = rooms
    .filter(isInside)
    .filter(({ at }) =>
      at.slice(1).some((part, index) => !at.slice(0, index + 1).some((other) => sharedEdge(part, other))),
    );
  expect({ areas: wrong.map(name), overlaps, broken: broken.map(name) }).toEqual({
    areas: [],
    overlaps: [],
    broken: [],
  });
});

it.each(levels)('opens doors between two rooms of $id, level $level, and windows to the outside', (level) => {
  const { doors, entrance, rooms, windows } = level;
  const insideAt = (opening: Opening) => roomsAt(opening, rooms).filter(isInside);
  const wrongDoors = doors.filter((door) => roomsAt(door, rooms).length !== 2);
  const wrongWindows = windows.filter((window) => insideAt(window).length !== 1);
  const wrongEntrance = entrance && insideAt(entrance).length !== 1 ? [entrance] : [];
  expect({ wrongDoors, wrongWindows, wrongEntrance }).toEqual({ wrongDoors: [], wrongWindows: [], wrongEntrance: [] });
});

it.each(levels)('leads into every room of $id, level $level, and lights those one lives in', (level) => {
  const { doors, entrance, rooms, stairs = [], windows } = level;
  const holdsStairs = ({ at }: PlanRoom) => at.some((rectangle) => stairs.some((stair) => overlap(rectangle, stair)));
  const ways = [...doors, ...windows].map((opening) => roomsAt(opening, rooms));
  const reached = new Set([...(entrance ? roomsAt(entrance, rooms) : []), ...rooms.filter(holdsStairs)]);
  for (let before = -1; before < reached.size;) {
    before = reached.size;
    for (const way of ways) if (way.some((room) => reached.has(room))) way.forEach((room) => reached.add(room));
  }
  const isLit = (room: PlanRoom) =>
    windows.some((window) => roomsAt(window, [room]).length > 0) ||
    doors.map((door) => roomsAt(door, rooms)).some((pair) => pair.includes(room) && pair.some(isGlazed));
  const dark = rooms.filter((room) => LIT.includes(room.room) && !isLit(room));
  expect({ closed: rooms.filter((room) => !reached.has(room)).map(name), dark: dark.map(name) }).toEqual({
    closed: [],
    dark: [],
  });
});

it.each(levels)(
  'furnishes kitchens and bathrooms of $id, level $level',
  ({ doors, entrance, rooms, stairs = [], windows }) => {
    const openings = { doors: [...doors, ...(entrance ? [entrance] : [])], windows };
    const swings = openings.doors.map((door) => doorLeaf(door, rooms)?.swing).filter((swing) => swing !== undefined);
    const wrong = rooms.filter((room) => {
      const kinds = placeFixtures(room, openings, [...swings, ...stairs]).map(({ kind }) => kind);
      const needed = FIXTURES[room.room] ?? [];
      return needed.some((kind) => !kinds.includes(kind));
    });
    expect(wrong.map(name)).toEqual([]);
  },
);

it('shows the rooms of the listings', () => {
  const wrong = listListings().filter(({ id, rooms }) => floorPlans[id] && !showsRooms(floorPlans[id], rooms));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('draws plots with the area of their listings', () => {
  const wrong = listListings().filter((listing) => plotOutlines[listing.id] && plotPlanView(listing) === null);
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('gives rooms the sides that their images show', () => {
  type Brief = {
    pictures: Record<
      string,
      { room?: string; area?: number; spec: { size?: [number, number, number] }; view_of?: string }
    >;
  };
  const wrong = Object.entries(floorPlans).flatMap(([id, plan]) => {
    const file = path.join(process.cwd(), 'tools/pictures/render/homes', `${id}.json`);
    if (!existsSync(file)) return [];
    const { pictures } = JSON.parse(readFileSync(file, 'utf8')) as Brief;
    return Object.entries(pictures).flatMap(([image, { area, room, spec, view_of: first = '' }]) => {
      const drawn = plan.levels.flatMap(({ rooms }) => rooms).filter((one) => one.room === room && one.area === area);
      const [width = 0, depth = 0] = (pictures[first]?.spec ?? spec).size ?? [];
      const isLike = drawn.some(({ at }) =>
        at.some(([, , wide, deep]) =>
          [
            [wide, deep],
            [deep, wide],
          ].some(([one = 0, other = 0]) => Math.abs(one - width) < SIDE && Math.abs(other - depth) < SIDE),
        ),
      );
      return drawn.length === 0 || isLike ? [] : [`${id}: ${image}`];
    });
  });
  expect(wrong).toEqual([]);
});
