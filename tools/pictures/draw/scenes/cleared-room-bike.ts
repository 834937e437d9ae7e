import { PALETTE } from '../palette.ts';
import { circle, ellipse, multiply, path, place, rect, stroke } from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** Exercise bicycle from the side. */
export function exerciseBike(stage: Stage, x: number, foot: number, k: number) {
  const frame = '#d9d4c8';
  const dark = '#2b3138';
  return place(
    multiply(ellipse(0, 2, 100, 8, stage.mood.shade), 0.4) +
      stroke('M-84 0H-30M40 0H100', dark, 11) +
      stroke('M-58 -2L56 -62M72 -2L56 -62', frame, 10) +
      circle(56, -62, 52, dark) +
      circle(56, -62, 43, '#55616b') +
      circle(56, -62, 38, 'none', 'stroke="#8d9ba0" stroke-width="4" stroke-dasharray="18 12"') +
      circle(56, -62, 15, PALETTE.terracotta) +
      stroke('M-6 -42L-40 -150M56 -62L40 -206', frame, 10) +
      path('M-78 -156q36 -14 66 0q-4 14 -30 14q-30 0 -36 -14Z', dark) +
      stroke('M40 -206q-6 -18 -30 -16M40 -206q20 -16 34 4', dark, 9) +
      rect(24, -240, 40, 28, dark, 'rx="5"') +
      rect(29, -235, 30, 18, '#9fc6b4', 'rx="2"') +
      stroke('M-6 -42L16 -16M-6 -42L-26 -66', dark, 6) +
      rect(6, -18, 26, 7, PALETTE.ochre, 'rx="3"') +
      rect(-40, -72, 26, 7, PALETTE.ochre, 'rx="3"') +
      circle(-6, -42, 14, PALETTE.terracotta) +
      // a towel has found its place on it
      path('M56 -214q16 -12 28 4l8 74q-16 8 -30 0l-8 -66Z', '#e9b44e') +
      stroke('M62 -152q14 6 28 0M64 -142q14 6 28 0', '#fbf5ea', 3),
    x,
    foot,
    k,
  );
}
