export type Comparable = Readonly<{
  area: string;
  group: string;
  isFlat: boolean;
  size: number;
}>;

export type Candidate = Comparable & Readonly<{ status: 'sold' | 'reserved' | 'available' }>;

/** Highest ratio of sizes. */
const MAX_RATIO = 2;

/** What somebody agreed to pay says more than what is hoped for. */
const RANK = { sold: 0, reserved: 1, available: 2 } as const;

/**
 * Most similar: of the same kind and a similar size in the same city or coast. Sold ones first, then reserved ones;
 * among equals the own area first, then the nearest size.
 */
export function mostLike<T extends Candidate>(property: Comparable, others: readonly T[], count: number): readonly T[] {
  const distance = ({ size }: T) => Math.abs(Math.log(size / property.size));
  return others
    .filter(
      (other) =>
        other.isFlat === property.isFlat && other.group === property.group && distance(other) < Math.log(MAX_RATIO),
    )
    .toSorted(
      (one, other) =>
        RANK[one.status] - RANK[other.status] ||
        Number(other.area === property.area) - Number(one.area === property.area) ||
        distance(one) - distance(other),
    )
    .slice(0, count);
}
