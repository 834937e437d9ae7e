export type Comparable = Readonly<{ area: string; group: string; isFlat: boolean; size: number }>;

/** Highest ratio of sizes. */
const MAX_RATIO = 2;

/** Most similar: same kind, similar size, own area first, then city or coast. */
export function mostLike<T extends Comparable>(
  property: Comparable,
  others: readonly T[],
  count: number,
): readonly T[] {
  const distance = ({ size }: T) => Math.abs(Math.log(size / property.size));
  return others
    .filter(
      (other) =>
        other.isFlat === property.isFlat && other.group === property.group && distance(other) < Math.log(MAX_RATIO),
    )
    .toSorted(
      (one, other) =>
        Number(other.area === property.area) - Number(one.area === property.area) || distance(one) - distance(other),
    )
    .slice(0, count);
}
