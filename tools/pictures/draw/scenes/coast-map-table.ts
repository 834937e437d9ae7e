import { mix, PALETTE } from '../palette.ts';
import { ellipse, group, multiply, path, place, rect, repeat, stroke } from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** Boxwood ruler lying on the table, divided finely on one edge and coarsely on the other. */
export function scaleRuler(stage: Stage, x: number, y: number) {
  const wood = stage.lit('#e0b96f', 0.15);
  const ticks = (edge: number, dir: number, step: number, strong: number) =>
    repeat(Math.floor(430 / step), (i) =>
      stroke(
        `M${14 + i * step} ${edge}v${dir * (i % strong ? 9 : 18)}`,
        PALETTE.walnut,
        i % strong ? 1.4 : 2.4,
      ),
    );
  const body =
    rect(0, -26, 452, 52, wood, 'rx="3"') +
    rect(0, -26, 452, 8, mix(wood, '#ffffff', 0.4)) +
    rect(0, 18, 452, 8, stage.mood.shade, 'opacity=".16"') +
    ticks(-26, 1, 7, 5) +
    ticks(26, -1, 14, 4) +
    ellipse(436, 0, 6, 6, '#5a3b28');
  return (
    multiply(
      place(rect(0, -26, 452, 52, stage.mood.shade, 'rx="3"'), x + 10, y + 14, 1, -5),
      0.45,
    ) + place(body, x, y, 1, -5)
  );
}

/** Round tin with spare pins lying in it. */
export function pinTin(stage: Stage, x: number, y: number) {
  const { mood } = stage;
  const tin = stage.lit(PALETTE.sea, 0.1);
  const pin = (px: number, py: number, turn: number, c: string) =>
    place(
      stroke('M0 0H62', '#7d5728', 5) +
        stroke('M0 -1H58', '#f0d090', 3) +
        path('M-26 14V-6L-10 -20L6 -6V14Z', c) +
        rect(-14, 2, 8, 12, '#fdf6e8'),
      px,
      py,
      1,
      turn,
    );
  return (
    multiply(ellipse(x + 22, y + 26, 130, 58, mood.shade), 0.45) +
    path(`M${x - 118} ${y}v26a118 52 0 0 0 236 0v-26Z`, mix(tin, mood.shade, 0.3)) +
    path(
      `M${x - 118} ${y + 8}a118 52 0 0 0 236 0v8a118 52 0 0 1 -236 0Z`,
      PALETTE.ochre,
      'opacity=".8"',
    ) +
    ellipse(x, y, 118, 52, mix(tin, '#ffffff', 0.3)) +
    ellipse(x, y + 3, 109, 46, '#3f3430') +
    group(
      pin(-34, -6, 24, PALETTE.terracotta) +
        pin(32, -20, 158, '#e0a63e') +
        pin(-6, 26, -8, '#c98a9a') +
        pin(58, 14, 196, PALETTE.cream),
      `transform="translate(${x} ${y}) scale(1 .62)"`,
    ) +
    path(`M${x - 109} ${y + 3}a109 46 0 0 1 218 0a109 40 0 0 0 -218 0Z`, mood.shade, 'opacity=".5"')
  );
}
