import { arrangeRooms } from './arrange-rooms';
import { placeOpenings, type Opening } from './place-openings';
import { placeOutdoors } from './place-outdoors';
import { roleOf, type Role } from './roles';
import type { Rectangle } from './rectangle';
import type { Room } from '@/content/types/listing';

export type PlanRoom = Readonly<{ room: Room['room']; area: number; role: Role; place: Rectangle }>;

/** One level in metres, from its top left corner, terraces included. */
export type LevelPlan = Readonly<{
  level: number;
  width: number;
  height: number;
  /** The outer walls; null for a level that is all terrace. */
  outline: Rectangle | null;
  /** In the order of the listing. */
  rooms: readonly PlanRoom[];
  openings: readonly Opening[];
}>;

/**
 * A schematic plan of each level, from the lowest up: every room with its measured area, where it might well be.
 * Sizes are true, positions are made up; the same rooms always give the same plan.
 */
export function drawFloorPlan(rooms: readonly Room[]): readonly LevelPlan[] {
  const levels = [...new Set(rooms.map(({ level }) => level))].sort((one, other) => one - other);
  return levels.map((level) =>
    drawLevel(
      level,
      rooms.filter((room) => room.level === level),
    ),
  );
}

function drawLevel(level: number, rooms: readonly Room[]): LevelPlan {
  const hasEntrance = level === 0;
  const all = rooms.map(({ room, area }) => ({ room, area, role: roleOf(room) }));
  const area = (isOpen: boolean) =>
    all.reduce((sum, room) => ((room.role === 'open') === isOpen ? sum + room.area : sum), 0);
  // On a roof the terrace is the whole, and a room beside it the part that is added; elsewhere it is the other way.
  const isRoof = all.filter(({ role }) => role !== 'open').length < 2 && area(true) > area(false);
  const inside = all.filter(({ role }) => (role === 'open') === isRoof);
  const outside = all.filter((room) => !inside.includes(room));
  const roles = inside.map(({ role }) => role);
  const places = arrangeRooms({ roles, areas: inside.map((room) => room.area), hasEntrance });
  const outline = around(places);
  const outdoors = placeOutdoors(outline, { rooms: places, roles, hasEntrance }, outside);
  const whole = around([outline, ...outdoors]);
  const move = (place: Rectangle) => ({ ...place, x: place.x - whole.x, y: place.y - whole.y });
  const placed = new Map([...inside, ...outside].map((room, index) => [room, [...places, ...outdoors][index]]));
  const plan = all.flatMap((room) => {
    const place = placed.get(room);
    return place ? [{ ...room, place: move(place) }] : [];
  });
  const walls = isRoof ? null : move(outline);
  const openings = placeOpenings({
    rooms: plan.map(({ place }) => place),
    roles: plan.map(({ role }) => role),
    areas: plan.map((room) => room.area),
    outline: walls,
    hasEntrance,
  });
  return { level, width: whole.width, height: whole.height, outline: walls, rooms: plan, openings };
}

/** The smallest rectangle around others. */
function around(places: readonly Rectangle[]): Rectangle {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.width));
  const bottom = Math.max(...places.map((place) => place.y + place.height));
  return { x, y, width: right - x, height: bottom - y };
}
