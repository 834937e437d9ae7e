/** A larger change may be a typing error. */
const LARGE = 0.3;

export type LargePriceChange = Readonly<{ status: 'largePrice'; before: number; after: number }>;

/** Returns null when the change is small or `confirmed` is the new price. */
export function largePriceChange(
  before: number | null | undefined,
  after: number | null | undefined,
  confirmed: number | null | undefined,
): LargePriceChange | null {
  if (!before || !after || after === confirmed || Math.abs(after - before) <= before * LARGE) return null;
  return { status: 'largePrice', before, after };
}
