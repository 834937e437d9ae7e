import { boxPath, circle, path, pick, rect, stroke, type Point } from './primitives.ts';
import type { Stage } from './stage.ts';

/** Sgraffito wall pattern. */
export function wallPattern(
  stage: Stage,
  kind: 'diamond' | 'flower',
  colour: string,
  scale: number,
  x = 0,
) {
  const dots = (
    [
      [0, 0],
      [28, 28],
      [0, 28],
      [28, 0],
    ] as Point[]
  )
    .map(([cx, cy]) => circle(cx, cy, 2.4, colour))
    .join('');
  const body =
    kind === 'flower'
      ? path(
          'M14 4q4 5 0 10q-4-5 0-10M14 24q4-5 0-10q-4 5 0 10M4 14q5-4 10 0q-5 4-10 0M24 14q-5-4-10 0q5 4 10 0',
          colour,
        ) + dots
      : stroke('M0 14L14 0L28 14L14 28Z', colour, 1.6) + circle(14, 14, 2, colour);
  return stage.defs.pattern(28, `translate(${x.toFixed(1)} 0) scale(${scale.toFixed(3)})`, body);
}

/** Rough stone wall, coursed. */
export function stoneWall(stage: Stage, x: number, y: number, w: number, h: number, course = 17) {
  const { rnd, defs } = stage;
  let stones = '';
  for (let sy = y; sy < y + h; sy += course) {
    for (let sx = x - rnd() * course * 1.8; sx < x + w;) {
      const sw = course * (1.2 + rnd() * 2.2);
      const colour = stage.lit(pick(rnd, ['#c9b08a', '#b89b74', '#d8c29e', '#a98e6a']), 0.15);
      stones += rect(sx + 1, sy + 1, sw - 2, course - 2, colour, `rx="${course * 0.24}"`);
      sx += sw;
    }
  }
  return rect(x, y, w, h, stage.lit('#9c8462', 0.1)) + defs.clipped(boxPath(x, y, w, h), stones);
}
