import { PALETTE } from './palette.ts';
import { path, poly, repeat } from './primitives.ts';
import type { Stage } from './stage.ts';

/** Striped awning with a scalloped valance. */
export function awning(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  stripes = 11,
) {
  const flare = w * 0.06;
  const drop = h * 0.22;
  return repeat(stripes, (i) => {
    const fill = i % 2 ? stage.lit(PALETTE.cream, 0.3) : stage.lit(colour, 0.1);
    const topA = x + flare + ((w - 2 * flare) * i) / stripes;
    const topB = x + flare + ((w - 2 * flare) * (i + 1)) / stripes;
    const a = x + (w * i) / stripes;
    const b = x + (w * (i + 1)) / stripes;
    return (
      poly(
        [
          [topA, y],
          [topB, y],
          [b, y + h],
          [a, y + h],
        ],
        fill,
      ) +
      path(
        `M${a} ${y + h}H${b}V${y + h + drop}Q${(a + b) / 2} ${y + h + drop * 1.8} ${a} ${y + h + drop}Z`,
        stage.dark(fill, 0.16),
      )
    );
  });
}
