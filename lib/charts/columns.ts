type ColumnBox = Readonly<{ x: number; y: number; width: number; height: number }>;

type Frame = Readonly<{ width: number; height: number; gap: number }>;

export function columnBoxes(counts: readonly number[], { gap, height, width }: Frame): readonly ColumnBox[] {
  const top = Math.max(1, ...counts);
  const step = width / Math.max(1, counts.length);
  const tenths = (length: number) => Math.round(length * 10) / 10;
  return counts.map((count, position) => {
    const tall = tenths((height * count) / top);
    return { x: tenths(position * step + gap / 2), y: tenths(height - tall), width: tenths(step - gap), height: tall };
  });
}
