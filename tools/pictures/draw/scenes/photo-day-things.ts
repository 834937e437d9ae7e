import { mix, PALETTE } from '../palette.ts';
import { foliage, stem } from '../foliage.ts';
import {
  circle,
  ellipse,
  multiply,
  path,
  place,
  type Point,
  poly,
  pts,
  rect,
  repeat,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** Eight weeks, a row each; the weeks gone by are ticked, the last day is ringed. */
export function weekCalendar(stage: Stage, x: number, y: number) {
  const { shade } = stage.mood;
  const [w, h, pitch] = [218, 352, 28];
  const done = 37;
  let out =
    rect(x + 10, y + 14, w, h, shade, 'opacity=".18"') +
    stroke(`M${x + 60} ${y}L${x + w / 2} ${y - 24}L${x + w - 60} ${y}`, '#8a6238', 3) +
    circle(x + w / 2, y - 25, 5, PALETTE.brass) +
    rect(x, y, w, h, PALETTE.paper) +
    rect(x, y, w, 92, PALETTE.sea) +
    rect(x, y, w, 12, '#1d4e63');
  // a picture at the head: a street of roofs under the sun
  out +=
    circle(x + 48, y + 42, 16, '#f6d79a') +
    path(
      `M${x} ${y + 92}v-18l30 -22l30 22l26 -30l34 30l28 -18l34 20l36 -24v40Z`,
      PALETTE.terracotta,
    ) +
    path(`M${x} ${y + 92}v-8h${w}v8Z`, '#f0d3a6') +
    rect(x + 78, y + 64, 10, 14, '#f6e3bf') +
    rect(x + 140, y + 68, 10, 14, '#f6e3bf');
  for (let row = 0; row < 8; row++) {
    for (let col = 0; col < 7; col++) {
      const sx = x + 12 + col * pitch;
      const sy = y + 112 + row * (pitch + 0.4);
      const gone = row * 7 + col < done;
      const free = col > 4;
      out += rect(
        sx,
        sy,
        23,
        23,
        gone ? '#f3e2c2' : free ? '#efe6d4' : '#fffdf6',
        'stroke="#b9a98a" stroke-width="1.6" rx="2"',
      );
      if (gone && !free)
        out += stroke(
          `M${sx + 4} ${sy + 12}l6 7l${11 + (col % 2) * 2} -${17 + (row % 3)}`,
          row < 3 ? PALETTE.sea : PALETTE.terracotta,
          4,
        );
    }
  }
  const [ex, ey] = [x + 12 + 4 * pitch + 11, y + 112 + 7 * (pitch + 0.4) + 12];
  return (
    out +
    circle(ex, ey, 17, 'none', `stroke="${PALETTE.terracotta}" stroke-width="4"`) +
    path(`M${ex - 7} ${ey + 7}v-8l7 -7l7 7v8Z`, PALETTE.ochre)
  );
}

/** Round mirror that holds the light of the window. */
export function roundMirror(stage: Stage, x: number, y: number, r: number) {
  const { defs, mood } = stage;
  const glass = defs.linear(
    [
      [0, '#f6f3e4'],
      [0.45, '#cfe0dc'],
      [1, '#a9c4c2'],
    ],
    0,
    0,
    1,
    1,
  );
  const inside =
    rect(x - r, y - r, r * 2, r * 2, glass) +
    poly(
      [
        [x - r, y + r * 0.5],
        [x + r, y + r * 0.2],
        [x + r, y + r],
        [x - r, y + r],
      ],
      '#d9b988',
      'opacity=".5"',
    ) +
    poly(
      [
        [x + 14, y - r],
        [x + 84, y - r],
        [x + 84, y + 40],
        [x + 14, y + 54],
      ],
      '#fdf6e2',
    ) +
    poly(
      [
        [x + 22, y - r],
        [x + 76, y - r],
        [x + 76, y + 30],
        [x + 22, y + 42],
      ],
      '#b8d4d8',
    ) +
    rect(x + 46, y - r, 5, 170, '#fdf6e2') +
    poly(
      [
        [x - r, y + 30],
        [x - 10, y - r],
        [x - 50, y - r],
        [x - r, y - 40],
      ],
      '#ffffff',
      'opacity=".5"',
    );
  return (
    circle(x + 12, y + 16, r + 12, mood.shade, 'opacity=".18"') +
    circle(x, y, r + 12, PALETTE.brass) +
    circle(x, y, r + 4, '#8a6a35') +
    defs.clipped(`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`, inside) +
    path(
      `M${x - r - 6} ${y}a${r + 6} ${r + 6} 0 0 1 ${r} -${r + 5}`,
      'none',
      'stroke="#f3dca0" stroke-width="5" stroke-linecap="round"',
    )
  );
}

/** Console with flowers, oranges and books; top at y, standing h below it. */
export function consoleTable(stage: Stage, x: number, y: number, w: number, h: number) {
  const { rnd, mood } = stage;
  const wood = '#2c6a78';
  let out =
    stroke(
      `M${x + 26} ${y + 50}L${x + 16} ${y + h}M${x + w - 26} ${y + 50}L${x + w - 16} ${y + h}`,
      mix(wood, mood.shade, 0.4),
      13,
    ) +
    rect(x + 8, y + 14, w - 16, 52, wood) +
    rect(x + 20, y + 22, w / 2 - 28, 36, mix(wood, '#ffffff', 0.12)) +
    rect(x + w / 2 + 8, y + 22, w / 2 - 28, 36, mix(wood, '#ffffff', 0.06)) +
    circle(x + w / 4 + 6, y + 40, 7, PALETTE.brass) +
    circle(x + (w * 3) / 4 - 6, y + 40, 7, PALETTE.brass) +
    rect(x + 8, y + 14, w - 16, 7, mood.shade, 'opacity=".3"') +
    rect(x, y, w, 16, '#f3e9d6', 'rx="3"') +
    rect(x, y + 11, w, 5, mood.shade, 'opacity=".16"');
  // fresh flowers
  const vx = x + 92;
  const heads: [number, number, string][] = [
    [-84, -168, '#f3e1d0'],
    [-44, -226, '#d98a86'],
    [6, -196, '#f7ead6'],
    [44, -248, '#e6b24e'],
    [88, -190, '#d98a86'],
    [-18, -150, '#c4683f'],
    [58, -152, '#f3e1d0'],
  ];
  out += heads
    .map(([dx, dy]) =>
      stem(
        [
          [vx + dx * 0.12, y - 80],
          [vx + dx, y + dy],
        ],
        4,
      ),
    )
    .join('');
  out += foliage(rnd, vx, y - 138, { rx: 84, ry: 50, leaf: 10, leaves: 120 });
  out += heads
    .map(([dx, dy, c]) => {
      const petals = repeat(8, (i) =>
        place(
          ellipse(
            0,
            -17,
            10,
            17,
            i < 3 || i > 6 ? mix(c, '#ffffff', 0.3) : mix(c, '#7a3a40', 0.14),
          ),
          vx + dx,
          y + dy,
          1,
          i * 45,
        ),
      );
      return (
        petals +
        circle(vx + dx, y + dy, 9, '#a8742e') +
        circle(vx + dx - 2, y + dy - 3, 4, '#e9c06a')
      );
    })
    .join('');
  out +=
    multiply(ellipse(vx + 20, y, 56, 6, mood.shade), 0.3) +
    path(`M${vx - 36} ${y}q-26 -48 6 -104h60q32 56 6 104Z`, '#f8f1e2') +
    path(`M${vx + 8} ${y}h28q26 -48 -6 -104h-16q28 56 -6 104Z`, mood.shade, 'opacity=".16"') +
    path(`M${vx - 42} ${y - 44}q42 12 84 0v12q-42 12 -84 0Z`, PALETTE.sea, 'opacity=".75"');
  // books and a bowl of oranges
  const bx = x + 214;
  for (const [dx, dy] of pts('40,-50 88,-50 64,-66 52,-46 76,-46'))
    out +=
      circle(bx + dx, y + dy, 19, '#d9822f') +
      ellipse(bx + dx - 6, y + dy - 7, 6, 4, '#f7bf74', -40) +
      path(
        `M${bx + dx + 4} ${y + dy + 18}a19 19 0 0 0 12 -28q-2 18 -12 28Z`,
        '#8a3f2a',
        'opacity=".3"',
      );
  out += path(`M${bx + 64} ${y - 84}q8 -20 32 -18q-6 20 -32 18Z`, '#5f7d45');
  out +=
    path(`M${bx + 8} ${y - 44}h112q-6 40 -44 44h-24q-38 -4 -44 -44Z`, PALETTE.terracotta) +
    path(`M${bx + 84} ${y - 44}h36q-6 40 -44 44h-12q20 -14 20 -44Z`, mood.shade, 'opacity=".22"');
  return out;
}

/** Sheer curtain that the morning breeze pushes into the room. */
export function blownCurtain(stage: Stage, from: Point, to: Point) {
  const [ax, ay] = from;
  const [bx, by] = to;
  const along = (t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
  // each fold: where it hangs, where it ends, how far the wind swells it
  const folds: [number, number, number, number][] = [
    [0.62, 0.72, 340, 690],
    [0.7, 0.8, 392, 668],
    [0.78, 0.88, 448, 640],
    [0.86, 0.95, 502, 604],
    [0.93, 1, 548, 560],
  ];
  let out = '';
  folds.forEach(([a, b, ex, ey], i) => {
    const [px, py] = along(a);
    const [qx, qy] = along(b);
    const tail = 62 - i * 3;
    out += path(
      `M${px} ${py}C${px - 6} ${py + 190} ${px + 70 + i * 22} ${ey - 190} ${ex - tail} ${ey + 10}q${tail * 0.5} 22 ${tail} 4C${qx + 116 + i * 20} ${ey - 180} ${qx + 4} ${qy + 170} ${qx} ${qy}Z`,
      i % 2 ? mix(PALETTE.paper, stage.mood.shade, 0.14) : '#fffaf0',
      'opacity=".82"',
    );
  });
  // the near half stays gathered
  for (let i = 0; i < 4; i++) {
    const [px, py] = along(0.02 + i * 0.035);
    const [qx, qy] = along(0.055 + i * 0.035);
    const foot = 850 - i * 7;
    out += path(
      `M${px} ${py}Q${px - 8 + i * 4} 420 ${px - 16 + i * 9} ${foot}h13Q${qx + 4 + i * 4} 420 ${qx} ${qy}Z`,
      i % 2 ? mix(PALETTE.paper, stage.mood.shade, 0.14) : '#fffaf0',
      'opacity=".9"',
    );
  }
  return (
    out +
    stroke(`M${ax - 30} ${ay - 26}L${bx + 8} ${by + 4}`, PALETTE.brass, 8) +
    circle(bx + 10, by + 5, 11, PALETTE.brass)
  );
}
