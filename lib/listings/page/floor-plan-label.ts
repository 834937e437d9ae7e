/** Font size of labels and height of their lines, in cm of the plan. */
export const LABEL_SIZE = 40;
export const LABEL_LINE = LABEL_SIZE * 1.15;

/** Mean width of a character as a share of the font size: the sans of the site. */
const CHARACTER = 0.54;
/** Beside the text, and above and below it together. */
const PADDING = { width: 20, depth: 6 };

export type LabelLines = Readonly<{
  lines: readonly string[];
  /** Upwards along the wall, in rooms that are too narrow. */
  isTurned: boolean;
}>;

/** Name and area if they fit into the room (cm), upright or turned; else the area, else nothing. */
export function wrapLabel(label: Readonly<{ name: string; area: string }>, width: number, depth: number): LabelLines {
  const whole = [label.name, label.area];
  const wrapped = [...halves(label.name), label.area];
  const line = [`${label.name} ${label.area}`];
  const candidates: readonly LabelLines[] = [
    { lines: whole, isTurned: false },
    { lines: wrapped, isTurned: false },
    ...[whole, line, [label.area]].flatMap((lines) => [false, true].map((isTurned) => ({ lines, isTurned }))),
  ];
  const fitting = candidates.find(({ isTurned, lines }) =>
    isTurned ? fits(lines, depth, width) : fits(lines, width, depth),
  );
  return fitting ?? { lines: [], isTurned: false };
}

function fits(lines: readonly string[], width: number, depth: number): boolean {
  const longest = Math.max(...lines.map((line) => line.length));
  return (
    longest * LABEL_SIZE * CHARACTER + PADDING.width <= width && lines.length * LABEL_LINE + PADDING.depth <= depth
  );
}

/** The words in two lines of about the same length. */
function halves(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.sort((one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2))[0];
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}
