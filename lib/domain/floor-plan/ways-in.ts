import { wayCost, type Role } from './roles';

/** Wall that a door needs, in metres. */
export const DOOR_WALL_M = 0.95;

/** For a door that a better plan would not have: the least wall of all. */
const NARROW_WALL_M = 0.8;
const NARROW_COST = 3;

const UNREACHED = 60;
const NO_PUBLIC_BATH = 8;
const ONLY_BATH = 8;

export type WaysIn = Readonly<{
  /** For each room the one it is entered from; -1 for the first, null where there is no way. */
  parents: readonly (number | null)[];
  cost: number;
}>;

/** Where one comes in: the largest hall, else the largest room for everybody, else the largest of any use. */
function findRoot(roles: readonly Role[], areas: readonly number[]): number {
  for (const role of ['hub', 'shop', 'social', 'study', 'private', 'open'] as const) {
    const best = roles.reduce(
      (kept, own, index) => (own === role && (kept < 0 || (areas[index] ?? 0) > (areas[kept] ?? 0)) ? index : kept),
      -1,
    );
    if (best >= 0) return best;
  }
  return 0;
}

/**
 * How one gets into every room: a tree from the hall, always the most natural door next (Prim). `shared[i][j]` is
 * the wall that two rooms have in common, in metres.
 */
export function findWaysIn(
  roles: readonly Role[],
  areas: readonly number[],
  shared: readonly (readonly number[])[],
): WaysIn {
  const baths = roles.filter((role) => role === 'bath').length;
  const parents: (number | null)[] = roles.map(() => null);
  const root = findRoot(roles, areas);
  parents[root] = -1;
  let cost = 0;
  for (let count = 1; count < roles.length; count += 1) {
    let best = { from: -1, into: -1, cost: Infinity };
    for (const [from, fromRole] of roles.entries()) {
      if (parents[from] === null) continue;
      for (const [into, role] of roles.entries()) {
        if (parents[into] !== null) continue;
        const wall = shared[from]?.[into] ?? 0;
        if (wall < NARROW_WALL_M) continue;
        const own =
          wayCost(fromRole, role) +
          (wall < DOOR_WALL_M ? NARROW_COST : 0) +
          (role === 'bath' && fromRole === 'private' && baths === 1 ? ONLY_BATH : 0);
        if (own < best.cost) best = { from, into, cost: own };
      }
    }
    if (best.into < 0) return { parents, cost: cost + UNREACHED * (roles.length - count) };
    parents[best.into] = best.from;
    cost += best.cost;
  }
  const isPublic = (role: Role, index: number) => role === 'bath' && roles[parents[index] ?? -1] !== 'private';
  if (baths > 0 && !roles.some(isPublic)) cost += NO_PUBLIC_BATH;
  return { parents, cost };
}
