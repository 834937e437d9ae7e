/** Words of a room, in lines around its middle. */
type FittedLabel = Readonly<{
  lines: readonly Readonly<{ text: string; isArea: boolean }>[];
  size: number;
  isTurned: boolean;
}>;

type Box = Readonly<{ width: number; height: number }>;

/** In drawing units, see `plan-svg.ts`: twelve are as many pixels on a small phone. */
const SIZES = [12, 10.5];
export const LINE_HEIGHT = 1.2;

/** The width of a letter of a system font in half bold, as a share of its size, on the safe side. */
const LETTER = 0.57;
const PADDING = 5;

/**
 * How a name and an area stand in a room: name above area, the name in two lines, all in one line, or turned in a
 * room that is narrow and long. Null where nothing fits and a number has to do.
 */
export function fitLabel(name: string, area: string, { width, height }: Box): FittedLabel | null {
  const cut = name.indexOf(' ', Math.floor(name.length / 3));
  const broken = cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
  const layouts = [
    [[name], [area]],
    [broken, [area]],
    [[`${name}, ${area}`], []],
  ];
  for (const size of SIZES) {
    for (const isTurned of [false, true]) {
      const [across, down] = isTurned ? [height, width] : [width, height];
      for (const [names = [], areas = []] of layouts) {
        const texts = [...names, ...areas];
        const isWide = texts.some((text) => text.length * LETTER * size + PADDING * 2 > across);
        if (isWide || texts.length * LINE_HEIGHT * size + PADDING > down) continue;
        const lines = [
          ...names.map((text) => ({ text, isArea: false })),
          ...areas.map((text) => ({ text, isArea: true })),
        ];
        return { lines, size, isTurned };
      }
    }
  }
  return null;
}
