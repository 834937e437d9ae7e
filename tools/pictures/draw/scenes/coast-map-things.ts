import { mix, PALETTE } from '../palette.ts';
import {
  circle,
  ellipse,
  group,
  multiply,
  path,
  place,
  poly,
  pts,
  repeat,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** Sixteen points, printed on the sea and seen at the map's slant. */
export function compassRose(stage: Stage, x: number, y: number) {
  const ray = (turn: number, long: number, wide: number, a: string, b: string) =>
    place(
      poly(
        [
          [0, -long],
          [wide, -wide],
          [0, 0],
        ],
        a,
      ) +
        poly(
          [
            [0, -long],
            [-wide, -wide],
            [0, 0],
          ],
          b,
        ),
      0,
      0,
      1,
      turn,
    );
  let out =
    circle(0, 0, 92, 'none', 'stroke="#fbf5ea" stroke-width="3" opacity=".8"') +
    circle(0, 0, 80, '#fbf5ea', 'opacity=".16"') +
    repeat(32, (i) =>
      place(stroke('M0 -92V-82', '#fbf5ea', 2.4, 'opacity=".8"'), 0, 0, 1, i * 11.25),
    );
  for (const i of [0, 1, 2, 3])
    out +=
      ray(22.5 + i * 90, 58, 9, '#dba24a', '#f0d090') +
      ray(67.5 + i * 90, 58, 9, '#dba24a', '#f0d090');
  for (const i of [0, 1, 2, 3]) out += ray(45 + i * 90, 84, 14, '#1d4e63', '#fbf5ea');
  for (const i of [0, 1, 2, 3]) out += ray(i * 90, 122, 19, '#b5502f', '#fbf5ea');
  out += circle(0, 0, 12, '#fbf5ea') + circle(0, 0, 7, stage.lit(PALETTE.brass, 0.1));
  return group(out, `transform="translate(${x} ${y}) scale(1 .64)"`);
}

/** Folded boat that stands on the sea of the map. */
export function paperBoat(stage: Stage, x: number, y: number, k: number) {
  const { shade } = stage.mood;
  return place(
    multiply(poly(pts('-60,0 60,0 128,24 30,34'), shade, `filter="${stage.defs.blur(4)}"`), 0.4) +
      poly(pts('0,-86 -44,-20 44,-20'), '#fdf8ee') +
      poly(pts('0,-86 44,-20 4,-20'), mix('#fdf8ee', shade, 0.22)) +
      poly(pts('-84,-46 0,-26 84,-46 56,4 -56,4'), '#fffaf0') +
      poly(pts('0,-26 84,-46 56,4 8,4'), mix('#fdf8ee', shade, 0.16)) +
      poly(pts('-84,-46 0,-26 -56,4'), '#ffffff', 'opacity=".6"') +
      stroke('M-56 4L0 -26L56 4', '#c9b48e', 1.6) +
      path('M-4 -74l-22 34h20Z', PALETTE.terracotta, 'opacity=".85"'),
    x,
    y,
    k,
  );
}

/** Brass dividers lying open on the map; the hinge at (x, y), legs to the lower left. */
export function dividers(stage: Stage, x: number, y: number) {
  const { defs } = stage;
  const brass = defs.linear(
    [
      [0, '#f8e2a4'],
      [0.5, '#cf9f4c'],
      [1, '#7d5728'],
    ],
    0,
    0,
    1,
    0,
  );
  const leg = (turn: number) =>
    place(
      path('M-13 0H13L8 190H-8Z', brass) +
        path('M-8 190H8L5 206H-5Z', '#6b4a20') +
        path('M-5 206H5L0 318Z', '#8a9298') +
        path('M-5 206H-1L0 318Z', '#d9dee0') +
        stroke('M-5 18L-2 180', '#fff3cf', 3, 'opacity=".7"'),
      0,
      0,
      1,
      turn,
    );
  const body =
    leg(96) +
    leg(58) +
    circle(0, 0, 30, '#6b4a20') +
    circle(0, 0, 27, brass) +
    circle(0, 0, 11, '#6b4a20') +
    circle(-1, -2, 8, '#f3dca0') +
    place(path('M-9 -26h18l-3 -34h-12Z', brass) + ellipse(0, -62, 11, 8, '#cf9f4c'), 0, 0, 1, 76);
  const flat = (dx: number, dy: number, svg: string, extra = '') =>
    group(svg, `transform="translate(${x + dx} ${y + dy}) scale(1 .72)" ${extra}`);
  const ink = body.replace(/fill="[^"]*"/g, `fill="${stage.mood.shade}"`);
  return multiply(flat(16, 20, ink, `filter="${defs.blur(4)}"`), 0.42) + flat(0, 0, body);
}
