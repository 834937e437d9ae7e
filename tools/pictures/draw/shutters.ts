import { mix } from './palette.ts';
import { line, rect } from './primitives.ts';
import type { Stage } from './stage.ts';

/** One louvred leaf. */
export function shutter(stage: Stage, x: number, y: number, w: number, h: number, colour: string) {
  const face = stage.lit(colour, 0.15);
  const gap = Math.max(5.2, h / 46);
  const slats = Math.round(h / gap);
  let out =
    rect(x, y, w, h, face) +
    rect(
      x,
      y,
      w,
      h,
      'none',
      `stroke="${stage.dark(colour, 0.35)}" stroke-width="${Math.max(1.5, w * 0.02)}"`,
    );
  for (let i = 1; i < slats; i++) {
    if (Math.abs(i / slats - 0.5) < 0.02) continue;
    const ly = y + (h * i) / slats;
    out += line(
      [
        [x + w * 0.14, ly],
        [x + w * 0.86, ly],
      ],
      stage.dark(colour, 0.42),
      Math.max(1.5, gap * 0.3),
      'opacity=".75"',
    );
    if (gap > 9) {
      out += line(
        [
          [x + w * 0.14, ly + gap * 0.34],
          [x + w * 0.86, ly + gap * 0.34],
        ],
        mix(face, '#ffffff', 0.3),
        gap * 0.16,
        'opacity=".55"',
      );
    }
  }
  return out + rect(x + 2, y + h * 0.48, w - 4, h * 0.035, mix(face, '#ffffff', 0.1));
}
