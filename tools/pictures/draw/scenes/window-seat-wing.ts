import { PALETTE } from '../palette.ts';
import { circle, ellipse, group, path, poly, pts, stroke } from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** The wing below the window, and a low cloud before it. */
export function wing(stage: Stage) {
  const { mood, defs } = stage;
  const metal = defs.linear(
    [
      [0, '#fdf8ee'],
      [0.6, '#d3d8d6'],
      [1, '#9fb0b4'],
    ],
    0,
    0,
    0.4,
    1,
  );
  const puff = (x: number, y: number, k: number) =>
    group(
      ellipse(0, 0, 90, 20, '#ffffff') +
        circle(-34, -14, 26, '#ffffff') +
        circle(4, -24, 36, '#ffffff') +
        circle(42, -10, 24, '#ffffff') +
        ellipse(10, 10, 80, 12, mood.shade, 0, 'opacity=".12"'),
      `transform="translate(${x} ${y}) scale(${k})" opacity=".88"`,
    );
  return (
    puff(120, 250, 0.9) +
    puff(742, 150, 0.74) +
    group(
      poly(pts('-300,640 -300,520 120,404 236,392 250,412 40,640'), metal) +
        poly(pts('-300,520 120,404 236,392 110,424 -300,548'), '#ffffff', 'opacity=".7"') +
        stroke('M-300 590L150 438M-60 640L80 470', '#8d9ba0', 3, 'opacity=".6"') +
        path('M236 392q10 -46 36 -66l14 4q-18 40 -36 82Z', PALETTE.terracotta),
      'transform="translate(-64 0)"',
    )
  );
}
