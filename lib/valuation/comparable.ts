export type Comparable = Readonly<{
  area: string;
  group: string;
  isFlat: boolean;
  size: number;
}>;

export type Candidate = Comparable & Readonly<{ status: 'sold' | 'reserved' | 'available' }>;

const MAX_RATIO = 2;

/** Agreed prices are better evidence than asking prices. */
const RANK = { sold: 0, reserved: 1, available: 2 } as const;

/**
 * Selects the same kind, similar size and same city or coast: sold, then reserved;
 * then the same area, then the nearest size.
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
