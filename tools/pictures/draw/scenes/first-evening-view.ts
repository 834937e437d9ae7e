import { spires } from '../backdrops.ts';
import { mix } from '../palette.ts';
import {
  between,
  circle,
  ellipse,
  line,
  pick,
  poly,
  rect,
  repeat,
  stroke,
  type Point,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** Barcelona's flat roofs at dusk: parapets, chimneys, tanks, washing and the first lit windows. */
export function roofscape(stage: Stage, x: number, y: number, w: number, h: number) {
  const { mood, rnd, defs } = stage;
  const at = (u: number, v: number): Point => [x + w * u, y + h * v];
  let out = rect(
    x,
    y,
    w,
    h,
    defs.linear([
      [0, '#4a5686'],
      [0.3, '#9a7c98'],
      [0.52, '#e8a084'],
      [0.66, '#f9c98e'],
    ]),
  );
  const [sx, sy] = at(0.2, 0.47);
  out += stage.glow(sx, sy, 260, 0.8, '#ffd79a') + circle(sx, sy, 36, '#ffe9bd');
  for (const [u, v, long] of [
    [0.34, 0.22, 190],
    [0.62, 0.3, 150],
    [0.04, 0.3, 120],
    [0.5, 0.4, 120],
  ] as [number, number, number][]) {
    const [cx, cy] = at(u, v);
    out += repeat(3, (i) =>
      rect(
        cx + i * 22 - (i % 2) * 34,
        cy + i * 9,
        long - i * 30,
        8,
        '#ffd9b4',
        'rx="4" opacity=".5"',
      ),
    );
  }
  // hills behind the town
  const ridge = [0, 0.12, 0.26, 0.42, 0.58, 0.74, 0.88, 1];
  const crest = [0.56, 0.53, 0.55, 0.49, 0.51, 0.47, 0.51, 0.54];
  out += poly(
    [...ridge.map((u, i) => at(u, crest[i]!)), at(1, 1), at(0, 1)],
    '#a3789a',
    'opacity=".8"',
  );
  const [tx, ty] = at(0.72, 0.6);
  out += spires(stage, tx, ty, 0.62, 0.5);
  // three rows of houses, nearer ones darker and more distinct
  const walls = ['#c98a72', '#b9788a', '#d8a07c', '#9a6f86'];
  for (let row = 0; row < 3; row++) {
    for (let bx = x - 30; bx < x + w;) {
      const bw = between(rnd, 54, 96) * (0.8 + row * 0.32);
      const top = y + h * (0.575 + row * 0.105) + between(rnd, -20, 14);
      const wall = mix(
        mix(pick(rnd, walls), '#f0a98a', 0.34 - row * 0.16),
        mood.shade,
        0.1 + row * 0.15,
      );
      const edge = mix(wall, '#ffdcae', 0.4);
      out +=
        rect(bx, top, bw, h, wall) +
        rect(bx + bw * 0.72, top, bw * 0.28, h, mood.shade, 'opacity=".24"');
      out +=
        rect(bx - 2, top - 5, bw + 4, 7, edge) +
        rect(bx - 2, top + 2, bw + 4, 4, mood.shade, 'opacity=".25"');
      const kind = rnd();
      const px = bx + bw * 0.22;
      if (kind < 0.34)
        out +=
          rect(px, top - 31, 14, 26, mix(wall, mood.shade, 0.15)) +
          rect(px - 3, top - 35, 20, 6, edge);
      else if (kind < 0.58)
        out +=
          rect(px, top - 40, bw * 0.4, 36, mix(wall, '#ffdcae', 0.14)) +
          rect(px + bw * 0.28, top - 40, bw * 0.12, 36, mood.shade, 'opacity=".24"') +
          rect(px - 3, top - 44, bw * 0.4 + 6, 6, edge);
      else if (kind < 0.8)
        out += stroke(
          `M${px} ${top - 4}v-44M${px - 13} ${top - 44}h26M${px - 9} ${top - 35}h18`,
          '#4a3a58',
          2,
        );
      else
        out +=
          ellipse(px + 14, top - 10, 15, 5, mood.shade) +
          rect(px, top - 30, 28, 24, '#8e7f96', 'rx="5"');
      const cols = Math.max(2, Math.round(bw / 30));
      const size = 9 + row * 2;
      out += repeat(cols * 3, (i) => {
        const lamp = rnd() < 0.36;
        return rect(
          bx + (bw * ((i % cols) + 0.5)) / cols - size / 2,
          top + 20 + Math.floor(i / cols) * (26 + row * 6),
          size,
          size * 1.6,
          lamp ? '#ffd88c' : mix(wall, mood.shade, 0.5),
          lamp ? '' : 'opacity=".8"',
        );
      });
      bx += bw + 2;
    }
    // air between one row and the next
    out += rect(x, y + h * 0.5, w, h * 0.5, '#f2a886', `opacity="${0.12 - row * 0.04}"`);
  }
  // washing on a near roof
  const [lx, ly] = at(0.46, 0.755);
  out += line(
    [
      [lx, ly],
      [lx + 118, ly + 2],
    ],
    '#4a3a58',
    1.6,
  );
  out += ['#f6e3cc', '#d98a66', '#f6e3cc', '#8fa9b0']
    .map((c, i) => rect(lx + 10 + i * 27, ly + 1, 18, 26 - (i % 2) * 7, c))
    .join('');
  return out;
}
