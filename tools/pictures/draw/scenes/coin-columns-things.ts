import { fountainPen } from '../objects.ts';
import { PALETTE } from '../palette.ts';
import {
  ellipse,
  group,
  inQuad,
  line,
  multiply,
  path,
  place,
  type Point,
  poly,
  type Quad,
  rect,
  repeat,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** A pile of n coins; the lowest one lies at (x, y). */
export function coinColumn(
  stage: Stage,
  x: number,
  y: number,
  n: number,
  rx: number,
  ry: number,
  thick: number,
) {
  const { rnd, defs, mood } = stage;
  const gold = defs.linear(
    [
      [0, '#f0c766'],
      [0.22, '#ffe7a4'],
      [0.5, '#d99f3f'],
      [1, '#8a5428'],
    ],
    0,
    0,
    1,
    0,
  );
  let out = '';
  for (let i = 0; i < n; i++) {
    const cx = x + (i ? (rnd() - 0.5) * 7 : 0);
    const base = y - i * thick;
    const top = base - thick;
    out += path(`M${cx - rx} ${top}V${base}A${rx} ${ry} 0 0 0 ${cx + rx} ${base}V${top}Z`, gold);
    // milled edge
    out += repeat(15, (k) => {
      const a = ((k + 0.5) / 15) * Math.PI;
      const ex = cx - Math.cos(a) * rx;
      const ey = Math.sin(a) * ry;
      return line(
        [
          [ex, top + ey + 5],
          [ex, base + ey - 3],
        ],
        '#7a4a22',
        1.6,
        'opacity=".38"',
      );
    });
    out += path(
      `M${cx - rx} ${base}A${rx} ${ry} 0 0 0 ${cx + rx} ${base}`,
      'none',
      'stroke="#5e3520" stroke-width="2.4" opacity=".6"',
    );
    out +=
      ellipse(cx, top, rx, ry, '#f3cf78') +
      ellipse(cx, top, rx, ry, 'none', 0, 'stroke="#fff0bf" stroke-width="2"');
    if (i === n - 1) {
      const roof = 'M-24 20V-4L0 -24L24 -4V20Z';
      out +=
        ellipse(cx, top, rx * 0.8, ry * 0.8, '#e0ae4c') +
        ellipse(cx - 1, top - 1, rx * 0.76, ry * 0.76, '#eec267') +
        group(
          path(roof, '#a86f2c', 'transform="translate(2 3)"') +
            path(roof, '#fbe2a0') +
            rect(-6, 4, 12, 16, '#c58d3c'),
          `transform="translate(${cx.toFixed(1)} ${top}) scale(1 .4)"`,
        );
    } else {
      out += ellipse(cx + 6, top + 2, rx * 0.96, ry * 0.9, mood.shade, 0, 'opacity=".16"');
    }
  }
  return out;
}

/** Open account book lying at a slant, ruled, with strokes instead of writing. */
export function ledger(stage: Stage) {
  const { rnd, mood } = stage;
  const cover: Quad = [
    [118, 758],
    [772, 738],
    [826, 966],
    [18, 988],
  ];
  const left: Quad = [
    [138, 752],
    [446, 738],
    [420, 960],
    [44, 970],
  ];
  const right: Quad = [
    [446, 738],
    [752, 736],
    [800, 950],
    [420, 960],
  ];
  let out =
    multiply(
      poly(
        [
          [140, 780],
          [800, 752],
          [862, 984],
          [60, 1000],
        ],
        mood.shade,
        `filter="${stage.defs.blur(6)}"`,
      ),
      0.4,
    ) +
    poly(cover, '#1d4e63') +
    poly(
      [cover[3], cover[2], [cover[2][0], cover[2][1] + 9], [cover[3][0], cover[3][1] + 9]],
      '#12323f',
    );
  for (let i = 3; i > 0; i--)
    out += group(
      poly(left, '#eadbbd', 'stroke="#c9b48e" stroke-width="1"') +
        poly(right, '#eadbbd', 'stroke="#c9b48e" stroke-width="1"'),
      `transform="translate(0 ${i * 3})"`,
    );
  out += poly(left, '#fbf3e0') + poly(right, '#f6ead2');
  const rule = (page: Quad, from: Point, to: Point, c: string, w: number, extra = '') =>
    line([inQuad(page, ...from), inQuad(page, ...to)], c, w, extra);
  for (const page of [left, right]) {
    out += repeat(12, (i) =>
      rule(page, [0.06, 0.2 + i * 0.063], [0.94, 0.2 + i * 0.063], '#7fa3ac', 1.4, 'opacity=".75"'),
    );
    out += rule(page, [0.06, 0.13], [0.94, 0.13], '#b5503c', 3);
    for (const u of [0.5, 0.66, 0.82])
      out += rule(page, [u, 0.08], [u, 0.95], '#b5503c', 1.6, 'opacity=".7"');
    out += repeat(page === left ? 11 : 7, (i) => {
      const v = 0.187 + i * 0.063;
      return (
        rule(
          page,
          [0.08, v],
          [0.24 + rnd() * 0.2, v],
          '#4b4a58',
          4.4,
          'opacity=".62" stroke-linecap="round"',
        ) +
        [0.54, 0.7, 0.86]
          .map((u) =>
            rnd() < 0.75
              ? rule(
                  page,
                  [u, v],
                  [u + 0.04 + rnd() * 0.03, v],
                  '#4b4a58',
                  4.4,
                  'opacity=".55" stroke-linecap="round"',
                )
              : '',
          )
          .join('')
      );
    });
  }
  // fold and ribbon
  out += poly(
    [inQuad(left, 0.9, 0), left[1], left[2], inQuad(left, 0.9, 1)],
    mood.shade,
    'opacity=".12"',
  );
  out += poly(
    [right[0], inQuad(right, 0.06, 0), inQuad(right, 0.06, 1), right[3]],
    mood.shade,
    'opacity=".2"',
  );
  return (
    out +
    path('M444 740q12 110 -18 222l-6 30l10 -6l8 8q6 -120 18 -254Z', '#b5503c') +
    path('M444 740q12 110 -18 222l6 0q26 -120 18 -222Z', '#d97a5e')
  );
}

/** Fountain pen lying on the page. */
export function slantedPen(x: number, y: number) {
  const pen = place(fountainPen(PALETTE.wine), 0, 0, 0.72, 24);
  const squash = (dx: number, dy: number, body: string) =>
    group(body, `transform="translate(${x + dx} ${y + dy}) scale(1 .7)"`);
  return (
    multiply(squash(10, 12, place(fountainPen('#4a3558'), 0, 0, 0.72, 24)), 0.35) +
    squash(0, 0, pen)
  );
}

/** Cup of coffee on its saucer, with steam. */
export function coffeeCup(stage: Stage, x: number, y: number) {
  const { shade } = stage.mood;
  const blue = '#2c7a8a';
  return (
    ellipse(x, y + 30, 150, 54, '#cdb694') +
    ellipse(x, y + 22, 150, 54, PALETTE.cream) +
    ellipse(x, y + 22, 140, 49, 'none', 0, `stroke="${blue}" stroke-width="5"`) +
    ellipse(x + 14, y + 28, 92, 30, shade, 0, 'opacity=".2"') +
    path(
      `M${x + 74} ${y - 58}q66 -10 58 30q-10 36 -76 30v-14q50 2 56 -20q2 -18 -40 -10Z`,
      '#cdb38a',
    ) +
    path(`M${x - 92} ${y - 78}q2 84 48 108q44 16 88 0q46 -24 48 -108Z`, PALETTE.cream) +
    path(
      `M${x + 26} ${y - 70}h66q-2 84 -48 108q-16 6 -36 7q36 -34 18 -115Z`,
      shade,
      'opacity=".2"',
    ) +
    path(`M${x - 88} ${y - 48}q88 46 176 0l-3 16q-86 44 -170 0Z`, blue) +
    path(`M${x + 30} ${y - 29}q32 -5 58 -19l-3 16q-24 13 -50 18Z`, shade, 'opacity=".3"') +
    ellipse(x, y - 78, 92, 32, '#fffaf0') +
    ellipse(x, y - 76, 80, 26, '#4a2c1c') +
    ellipse(x, y - 74, 76, 23, '#6b4025') +
    ellipse(x - 20, y - 76, 40, 10, '#b98050', -6, 'opacity=".8"') +
    ellipse(x - 18, y - 77, 22, 5, '#dba56e', -6, 'opacity=".8"') +
    stroke(`M${x - 26} ${y - 104}q-22 -34 4 -66t2 -66`, '#fffaf0', 8, 'opacity=".4"') +
    stroke(`M${x + 20} ${y - 106}q-18 -28 4 -54t2 -54`, '#fffaf0', 6, 'opacity=".34"') +
    // spoon
    stroke(`M${x - 118} ${y + 44}L${x - 20} ${y + 64}`, '#8f7a5c', 7) +
    stroke(`M${x - 118} ${y + 42}L${x - 20} ${y + 62}`, '#e6d6b4', 4) +
    ellipse(x - 124, y + 40, 22, 9, '#d9c6a0', 12)
  );
}
