import { PALETTE } from './palette.ts';
import { path, poly, stroke } from './primitives.ts';
import type { Stage } from './stage.ts';

/** Cast-iron street lamp with two lanterns, foot at (x, y). */
export function streetLamp(stage: Stage, x: number, y: number, k = 1) {
  const iron = PALETTE.iron;
  let out = path(
    `M${x - 13 * k} ${y}h${26 * k}l${-6 * k} ${-16 * k}l${-3 * k} ${-40 * k}l${-2 * k} ${-250 * k}h${-4 * k}l${-2 * k} ${250 * k}l${-3 * k} ${40 * k}Z`,
    iron,
  );
  out += stroke(
    `M${x} ${y - 300 * k}q${-46 * k} ${-26 * k} ${-46 * k} ${14 * k}M${x} ${y - 300 * k}q${46 * k} ${-26 * k} ${46 * k} ${14 * k}`,
    iron,
    4 * k,
  );
  for (const side of [-46, 46]) {
    const lx = x + side * k;
    out += stage.glow(lx, y - 266 * k, (stage.mood.gloom ? 150 : 46) * k, 0.6);
    out += poly(
      [
        [lx - 12 * k, y - 286 * k],
        [lx + 12 * k, y - 286 * k],
        [lx + 8 * k, y - 254 * k],
        [lx - 8 * k, y - 254 * k],
      ],
      '#ffe3b0',
    );
    out += poly(
      [
        [lx - 15 * k, y - 286 * k],
        [lx, y - 302 * k],
        [lx + 15 * k, y - 286 * k],
      ],
      iron,
    );
  }
  return out;
}
