import { house } from '../house.ts';
import { curtain } from '../interiors.ts';
import { railing } from '../balconies.ts';
import { foliage } from '../foliage.ts';
import { mix, PALETTE, WALLS } from '../palette.ts';
import {
  boxPath,
  circle,
  ellipse,
  multiply,
  path,
  poly,
  pts,
  rect,
  repeat,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** French window, its curtains drawn to the sides; w is the opening. */
export function balconyWindow(stage: Stage, x: number, y: number, w: number, foot: number) {
  const { mood, rnd, defs } = stage;
  const trim = stage.lit(PALETTE.paper, 0.3);
  const h = foot - y;
  let view = stage.sky(-0.1, 0.3, 3, 760);
  view += house(
    stage,
    24,
    {
      width: 11,
      bays: 3,
      floors: [4.3, 3.8, 3.6, 3.4],
      crown: 'balustrade',
      awning: PALETTE.sea,
      ...WALLS[1]!,
    },
    x + 40,
    foot + 60,
  );
  view += rect(x, y, w, h, '#fff1d8', 'opacity=".2"');
  view += foliage(rnd, x + 40, foot - 120, { rx: 90, ry: 100, leaf: 9 });
  view += railing(x - 6, foot - 8, w + 12, 190, 120);
  let out =
    rect(x - 26, y - 26, w + 52, h + 26, trim) +
    rect(x - 36, y - 38, w + 72, 16, mix(trim, '#ffffff', 0.5)) +
    rect(x - 36, y - 24, w + 72, 4, mood.shade, 'opacity=".2"') +
    defs.clipped(boxPath(x, y, w, h), view);
  // the two leaves, panes spotless
  const sash = (sx: number, sw: number) =>
    rect(sx, y, sw, 12, trim) +
    rect(sx, y, 11, h, trim) +
    rect(sx + sw - 11, y, 11, h, mix(trim, mood.shade, 0.12)) +
    rect(sx, y + h * 0.36, sw, 10, trim) +
    rect(sx, foot - 34, sw, 34, trim) +
    poly(
      [
        [sx + 16, y + h * 0.34],
        [sx + sw - 34, y + 20],
        [sx + sw - 16, y + 20],
        [sx + 16, y + h * 0.36],
      ],
      '#ffffff',
      'opacity=".35"',
    );
  out +=
    sash(x, w / 2) +
    sash(x + w / 2, w / 2) +
    rect(x + w / 2 + 2, y + h * 0.52, 7, 40, PALETTE.brass, 'rx="3"');
  return (
    out +
    curtain(stage, x - 54, y - 46, 64, h + 42) +
    curtain(stage, x + w - 8, y - 46, 64, h + 42) +
    rect(x - 66, y - 54, w + 134, 9, PALETTE.brass, 'rx="4"') +
    circle(x - 66, y - 50, 9, PALETTE.brass) +
    circle(x + w + 68, y - 50, 9, PALETTE.brass)
  );
}

/** Sofa with two cushions, seen from the front; its feet on `foot`. */
export function sofa(stage: Stage, x: number, foot: number, w: number) {
  const { mood, defs } = stage;
  const cloth = stage.lit('#3f7f8a', 0.06);
  const light = mix(cloth, '#ffffff', 0.16);
  const dark = mix(cloth, mood.shade, 0.32);
  const top = foot - 236;
  const soft = defs.linear([
    [0, light],
    [1, cloth],
  ]);
  const pillow = (px: number, c: string, turn: number) =>
    `<g transform="translate(${px} ${foot - 148}) rotate(${turn})">` +
    path('M-52 -50q52 12 104 0q-12 50 0 100q-52 -10 -104 0q12 -50 0 -100Z', c) +
    path(
      'M10 -45q20 0 42 -5q-12 50 0 100q-20 -4 -42 -5q22 -40 0 -90Z',
      mood.shade,
      'opacity=".16"',
    ) +
    '</g>';
  return (
    multiply(
      ellipse(x + w / 2 + 20, foot + 4, w * 0.56, 18, mood.shade, 0, `filter="${defs.blur(4)}"`),
      0.5,
    ) +
    poly(
      pts(`${x + 36},${foot - 40} ${x + 62},${foot - 40} ${x + 50},${foot} ${x + 40},${foot}`),
      '#7d5233',
    ) +
    poly(
      pts(
        `${x + w - 62},${foot - 40} ${x + w - 36},${foot - 40} ${x + w - 40},${foot} ${x + w - 50},${foot}`,
      ),
      '#5a3b28',
    ) +
    path(
      `M${x + 30} ${foot - 60}V${top + 34}q0 -34 34 -34h${w - 128}q34 0 34 34V${foot - 60}Z`,
      soft,
    ) +
    rect(x + w / 2 - 2, top + 10, 4, 130, dark, 'opacity=".5"') +
    stroke(`M${x + 62} ${top + 8}H${x + w - 62}`, '#ffffff', 3, 'opacity=".25"') +
    pillow(x + 118, stage.lit(PALETTE.cream, 0.2), -8) +
    pillow(x + w - 118, stage.lit('#d98a5c', 0.1), 9) +
    rect(x + 40, foot - 112, w / 2 - 42, 46, light, 'rx="14"') +
    rect(x + w / 2 + 2, foot - 112, w / 2 - 42, 46, light, 'rx="14"') +
    rect(x + 40, foot - 86, w - 80, 20, mood.shade, 'opacity=".14"') +
    rect(x + 24, foot - 72, w - 48, 40, dark, 'rx="8"') +
    rect(x, foot - 150, 56, 122, cloth, 'rx="24"') +
    rect(x + 8, foot - 144, 18, 100, '#ffffff', 'rx="9" opacity=".14"') +
    rect(x + w - 56, foot - 150, 56, 122, dark, 'rx="24"')
  );
}

/** Low round table with nothing on it but a bowl of oranges. */
export function lowTable(stage: Stage, x: number, foot: number, w: number) {
  const { mood } = stage;
  const wood = stage.lit('#a9713f', 0.1);
  const [cx, top] = [x + w / 2, foot - 96];
  return (
    multiply(ellipse(cx + 22, foot + 2, w * 0.52, 20, mood.shade), 0.36) +
    stroke(
      `M${cx - 84} ${top + 12}L${cx - 102} ${foot}M${cx + 84} ${top + 12}L${cx + 102} ${foot}`,
      '#6b4630',
      11,
    ) +
    stroke(`M${cx - 6} ${top + 24}L${cx - 2} ${foot + 16}`, '#7d5233', 11) +
    ellipse(cx, top + 12, w / 2, 30, '#6b4630') +
    ellipse(cx, top, w / 2, 30, wood) +
    ellipse(cx - 20, top - 6, w * 0.36, 16, '#ffe6bd', 0, 'opacity=".28"') +
    ellipse(cx + 14, top + 4, 62, 10, mood.shade, 0, 'opacity=".3"') +
    repeat(5, (i) => {
      const [ox, oy] = [cx - 42 + i * 21, top - 56 - (i % 2) * 14];
      return circle(ox, oy, 21, '#d9822f') + ellipse(ox - 6, oy - 8, 7, 5, '#f7bf74', -40);
    }) +
    path(`M${cx + 4} ${top - 86}q10 -26 40 -24q-8 26 -40 24Z`, '#5f7d45') +
    path(`M${cx - 74} ${top - 52}h148q-8 50 -52 54h-44q-44 -4 -52 -54Z`, '#fbf5ea') +
    path(`M${cx - 70} ${top - 36}q70 16 140 0l-4 12q-66 14 -132 0Z`, PALETTE.sea) +
    path(`M${cx + 30} ${top - 52}h44q-8 50 -52 54h-16q24 -16 24 -54Z`, mood.shade, 'opacity=".18"')
  );
}
