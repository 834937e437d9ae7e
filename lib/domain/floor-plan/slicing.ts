import type { Rectangle } from './rectangle';

/** Side by side, or one above the other. */
const BESIDE = -1;
const ABOVE = -2;

/**
 * A rectangle cut in two again and again, in postfix notation: numbers of rooms, and after each two parts how they
 * stand to each other (Wong and Liu, "A new algorithm for floorplan design", 1986). The rooms fill the whole, so
 * every one has exactly its area.
 */
export type Slicing = readonly number[];

type Part = Readonly<{ area: number; room: number; cut: number; first?: Part; second?: Part }>;

/** The rooms of a slicing in an outline of this width; the height follows from the areas. */
export function sliceRooms(slicing: Slicing, areas: readonly number[], width: number): readonly Rectangle[] {
  const stack: Part[] = [];
  for (const item of slicing) {
    if (item >= 0) {
      stack.push({ area: areas[item] ?? 0, room: item, cut: 0 });
      continue;
    }
    const second = stack.pop();
    const first = stack.pop();
    if (!first || !second) throw new RangeError('A cut of a slicing has fewer than two parts');
    stack.push({ area: first.area + second.area, room: -1, cut: item, first, second });
  }
  const whole = stack.pop();
  if (!whole || stack.length > 0) throw new RangeError('A slicing has to be one whole');
  const rooms: Rectangle[] = new Array<Rectangle>(areas.length);
  place(whole, 0, 0, width, whole.area / width, rooms);
  return rooms;
}

function place(part: Part, x: number, y: number, width: number, height: number, rooms: Rectangle[]) {
  const { first, second, cut, room, area } = part;
  if (!first || !second) {
    rooms[room] = { x, y, width, height };
    return;
  }
  const share = first.area / area;
  if (cut === BESIDE) {
    place(first, x, y, width * share, height, rooms);
    place(second, x + width * share, y, width * (1 - share), height, rooms);
  } else {
    place(first, x, y, width, height * share, rooms);
    place(second, x, y + height * share, width, height * (1 - share), rooms);
  }
}

/** One beside the other: every two neighbours share a whole wall. */
export function rowOf(count: number): Slicing {
  return Array.from({ length: count }, (_, room) => (room === 0 ? [0] : [room, BESIDE])).flat();
}

/** Whether the cuts of a list always have two parts before them. */
function isSlicing(items: Slicing): boolean {
  let parts = 0;
  for (const item of items) {
    parts += item >= 0 ? 1 : -1;
    if (parts < 1) return false;
  }
  return parts === 1;
}

/** A neighbour of a slicing: two rooms changed, a cut turned, or a room in another part. */
export function changeSlicing(slicing: Slicing, random: () => number): Slicing {
  const at = (length: number) => Math.floor(random() * length);
  const changed = [...slicing];
  const exchange = (one: number, other: number) => {
    const kept = changed[one] ?? 0;
    changed[one] = changed[other] ?? 0;
    changed[other] = kept;
  };
  const one = at(changed.length);
  const item = changed[one] ?? 0;
  const dice = random();
  if (item < 0 && dice < 0.5) {
    changed[one] = item === BESIDE ? ABOVE : BESIDE;
  } else if (dice < 0.6) {
    const isRoom = item >= 0;
    const same = changed.flatMap((other, index) => (other >= 0 === isRoom ? [index] : []));
    exchange(one, same[at(same.length)] ?? one);
  } else {
    exchange(one, Math.min(changed.length - 1, one + 1 + at(3)));
  }
  return isSlicing(changed) ? changed : slicing;
}
