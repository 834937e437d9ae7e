/** In cm of the plan. */
const LABEL_SIZE = 40;
const LABEL_SHARE = 0.03;
export const LABEL_LINE = 1.15;

/** Mean character width as a share of the font size, for the site's sans font. */
const CHARACTER = 0.54;
const PADDING = { width: 20, depth: 6 };

export type LabelLines = Readonly<{
  lines: readonly string[];
  isTurned: boolean;
}>;

export function labelSizeFor(sheetWidth: number): number {
  return Math.max(LABEL_SIZE, Math.round(sheetWidth * LABEL_SHARE));
}

/** Falls back from name and area (cm, upright or rotated) to area, then nothing. */
export function wrapLabel(
  label: Readonly<{ name: string; area: string }>,
  width: number,
  depth: number,
  size: number,
): LabelLines {
  const whole = [label.name, label.area];
  const wrapped = [...halves(label.name), label.area];
  const line = [`${label.name} ${label.area}`];
  const candidates: readonly LabelLines[] = [
    { lines: whole, isTurned: false },
    { lines: wrapped, isTurned: false },
    ...[whole, line, [label.area]].flatMap((lines) => [false, true].map((isTurned) => ({ lines, isTurned }))),
  ];
  const fitting = candidates.find(({ isTurned, lines }) =>
    isTurned ? fits(lines, depth, width, size) : fits(lines, width, depth, size),
  );
  return fitting ?? { lines: [], isTurned: false };
}

function fits(lines: readonly string[], width: number, depth: number, size: number): boolean {
  const longest = Math.max(...lines.map((line) => line.length));
  return (
    longest * size * CHARACTER + PADDING.width <= width && lines.length * size * LABEL_LINE + PADDING.depth <= depth
  );
}

function halves(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.sort((one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2))[0];
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}
