type ColumnBox = Readonly<{ x: number; y: number; width: number; height: number }>;

/** `ceiling`: value at the full height; the highest count by default. */
type Frame = Readonly<{ width: number; height: number; gap: number; ceiling?: number }>;

export function columnBoxes(counts: readonly number[], { ceiling, gap, height, width }: Frame): readonly ColumnBox[] {
  const top = ceiling ?? Math.max(1, ...counts);
  const step = width / Math.max(1, counts.length);
  const tenths = (length: number) => Math.round(length * 10) / 10;
  return counts.map((count, position) => {
    const tall = tenths((height * count) / top);
    return { x: tenths(position * step + gap / 2), y: tenths(height - tall), width: tenths(step - gap), height: tall };
  });
}
