import { listings } from '@/content/properties/all';
import { seededNumbers } from '@/tests/support/seeded-numbers';
import { drawFloorPlan, type LevelPlan } from './floor-plan';
import { wallLength, type Rectangle } from './rectangle';
import type { Room, RoomId } from '@/content/types/listing';

const kinds: readonly RoomId[] = [
  'living-room',
  'dining-room',
  'kitchen',
  'kitchen-dining',
  'bedroom',
  'bathroom',
  'toilet',
  'hall',
  'study',
  'laundry',
  'storage',
  'gallery',
  'terrace',
  'balcony',
  'patio',
  'garage',
  'shop-floor',
  'back-office',
];

/** Any rooms at all, more often odd than likely. */
function anyHome(seed: number): readonly Room[] {
  const random = seededNumbers(seed);
  return Array.from({ length: 1 + Math.floor(random() * 9) }, () => ({
    room: kinds[Math.floor(random() * kinds.length)] ?? 'hall',
    area: 1 + Math.round(random() ** 2 * 600) / 10,
    level: Math.floor(random() * 3) - 1,
  }));
}

const homes = [
  ...Object.entries(listings).map(([id, { rooms }]) => [id, rooms] as const),
  ...Array.from({ length: 15 }, (_, seed) => [`any rooms, ${seed}`, anyHome(seed)] as const),
];

function overlap(one: Rectangle, other: Rectangle): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

const isInside = (one: Rectangle, { x, y, width, height }: Rectangle) =>
  one.x > x - 1e-6 &&
  one.y > y - 1e-6 &&
  one.x + one.width < x + width + 1e-6 &&
  one.y + one.height < y + height + 1e-6;

/** The rooms that one can walk to from the first. */
function reached({ rooms, openings }: LevelPlan): ReadonlySet<number> {
  const found = new Set([0]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { from, to, wall } of openings) {
      if (to === null || wallLength(wall) <= 0) continue;
      if (found.has(from)) found.add(to);
      if (found.has(to)) found.add(from);
    }
  }
  return new Set([...found].filter((index) => index < rooms.length));
}

/** Each is laid out once, in the first test that asks. */
const drawn = new Map<readonly Room[], readonly LevelPlan[]>();

function plansOf(rooms: readonly Room[]): readonly LevelPlan[] {
  const levels = drawn.get(rooms) ?? drawFloorPlan(rooms);
  drawn.set(rooms, levels);
  return levels;
}

describe.each(homes)('the plan of %s', (_, rooms) => {
  it('has every room of every level once, with its measured area', () => {
    const all = plansOf(rooms).flatMap((plan) =>
      plan.rooms.map(({ room, area, place }) => ({ room, level: plan.level, area, place })),
    );
    expect(all).toHaveLength(rooms.length);
    for (const { room, area, level, place } of all) {
      expect(rooms).toContainEqual({ room, area, level });
      expect(Math.abs(place.width * place.height - area)).toBeLessThan(0.001);
    }
  });

  it('lays no room over another', () => {
    for (const { rooms: own } of plansOf(rooms)) {
      for (const [index, { place }] of own.entries()) {
        for (const other of own.slice(index + 1)) expect(overlap(place, other.place)).toBeLessThan(1e-4);
      }
    }
  });

  it('stays within its size, and the rooms with walls within theirs', () => {
    for (const { rooms: own, outline, width, height } of plansOf(rooms)) {
      for (const { place, role } of own) {
        expect(isInside(place, { x: 0, y: 0, width, height })).toBe(true);
        if (outline) expect(isInside(place, outline)).toBe(role !== 'open');
      }
    }
  });

  it('has a way into every room', () => {
    for (const plan of plansOf(rooms)) expect(reached(plan).size).toBe(plan.rooms.length);
  });
});

describe.each(Object.entries(listings).filter(([, { rooms }]) => rooms.length > 0))('the home %s', (_, { rooms }) => {
  it('has no slivers, and a window in every bedroom and living room', () => {
    for (const { rooms: own, openings } of plansOf(rooms)) {
      for (const [index, { place, role }] of own.entries()) {
        expect(Math.max(place.width, place.height) / Math.min(place.width, place.height)).toBeLessThan(5.5);
        if (role !== 'private' && role !== 'social') continue;
        const light = openings.filter(
          ({ kind, from, to }) => (kind === 'window' || kind === 'glazed') && [from, to].includes(index),
        );
        expect(light).not.toHaveLength(0);
      }
    }
  });

  it('is entered on the entrance floor through the hall or the shop', () => {
    const entrance = plansOf(rooms).find(({ level }) => level === 0);
    const doors = entrance?.openings.filter(({ kind }) => kind === 'entrance') ?? [];
    expect(doors.map(({ from }) => entrance?.rooms[from]?.room)).toEqual([
      rooms.some(({ room }) => room === 'shop-floor') ? 'shop-floor' : 'hall',
    ]);
  });
});

it('draws the same plan every time', () => {
  const { rooms } = listings['apartment-rent-diagonal-mar'];
  expect(drawFloorPlan(rooms)).toEqual(drawFloorPlan(rooms));
});

it('draws nothing for a plot', () => {
  expect(drawFloorPlan(listings['land-benimeit-moraira'].rooms)).toEqual([]);
});
