import { rateRooms, sharedLengths, type LevelRooms } from './rate-rooms';
import { changeSlicing, rowOf, sliceRooms, type Slicing } from './slicing';
import { findWaysIn } from './ways-in';
import type { Rectangle } from './rectangle';

/** Widths of the outline tried, as a share of its height. */
const OUTLINES = [0.95, 1.2, 1.5];

/** Steps of the search for each pair of rooms: more of them are harder to place. */
const STEPS_PER_PAIR = 85;

const HOT = 20;

/** The search is run anew as often for each outline: its luck differs. */
const RUNS = [1, 2];
const COLD = 0.08;

/**
 * Places the rooms of a level in a rectangle, each with its exact area: the best arrangement that simulated
 * annealing finds, the same in every run. At worst the rooms stand in a row.
 */
export function arrangeRooms(level: LevelRooms): readonly Rectangle[] {
  const { areas, roles } = level;
  const whole = areas.reduce((sum, area) => sum + area, 0);
  const found = OUTLINES.flatMap((outline) => RUNS.map((run) => anneal(level, Math.sqrt(whole * outline), run)));
  const best = found.reduce((kept, other) => (other.cost < kept.cost ? other : kept));
  const isWhole = findWaysIn(roles, areas, sharedLengths(best.rooms)).parents.every((parent) => parent !== null);
  return isWhole ? best.rooms : sliceRooms(rowOf(areas.length), areas, Math.sqrt(whole * 2));
}

function anneal(
  level: LevelRooms,
  width: number,
  run: number,
): Readonly<{ rooms: readonly Rectangle[]; cost: number }> {
  const { areas } = level;
  const height = areas.reduce((sum, area) => sum + area, 0) / width;
  const random = numbersFrom(run);
  const rate = (slicing: Slicing, limit?: number) => {
    const rooms = sliceRooms(slicing, areas, width);
    return { slicing, rooms, cost: rateRooms(rooms, width, height, level, limit) };
  };
  let current = rate(rowOf(areas.length));
  let best = current;
  const steps = areas.length < 2 ? 0 : areas.length ** 2 * STEPS_PER_PAIR;
  for (let step = 0; step < steps; step += 1) {
    const changed = changeSlicing(current.slicing, random);
    if (changed === current.slicing) continue;
    const heat = HOT * (COLD / HOT) ** (step / steps);
    // How much worse it may be, drawn beforehand: most changes are then given up early.
    const limit = current.cost - heat * Math.log(random());
    const next = rate(changed, limit);
    if (next.cost > limit) continue;
    current = next;
    if (current.cost < best.cost) best = current;
  }
  return best;
}

/** Numbers from 0 to 1, the same in every run: a linear congruential generator with the constants of Numerical Recipes. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
