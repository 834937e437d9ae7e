/** A home as far as it can be compared. */
export type Comparable = Readonly<{ area: string; group: string; isFlat: boolean; size: number }>;

/** Beyond half and twice the size a home says nothing about another. */
const MAX_RATIO = 2;

/**
 * The homes most like one: of the same kind and not half or twice as large; those of its area first, then those of its
 * city or coast, each by the likeness of their sizes.
 */
export function mostLike<T extends Comparable>(home: Comparable, others: readonly T[], count: number): readonly T[] {
  const distance = ({ size }: T) => Math.abs(Math.log(size / home.size));
  return others
    .filter(
      (other) => other.isFlat === home.isFlat && other.group === home.group && distance(other) < Math.log(MAX_RATIO),
    )
    .toSorted(
      (one, other) =>
        Number(other.area === home.area) - Number(one.area === home.area) || distance(one) - distance(other),
    )
    .slice(0, count);
}
