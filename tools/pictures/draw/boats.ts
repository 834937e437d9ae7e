/** Boats seen from the side, waterline at y = 0, and what fishermen leave on the quay. */
import { mix, PALETTE } from './palette.ts';
import {
  ellipse,
  line,
  multiply,
  path,
  place,
  type Point,
  poly,
  pts,
  rect,
  repeat,
  stroke,
} from './primitives.ts';
import type { Stage } from './stage.ts';

const mirrored = (body: string) => `<g transform="scale(1 -.55)" opacity=".32">${body}</g>`;

/** A wooden fishing boat with wheelhouse and mast. */
export function trawler(x: number, y: number, k: number, hull: string, flip = false) {
  const shade = mix(hull, '#1d2a44', 0.4);
  const keel = path('M-88 -32Q-30 -22 40 -26Q70 -30 94 -46Q86 -14 70 6H-74Q-86 -10 -88 -32Z', hull);
  const body =
    line(pts('-14,-60 -14,-132'), PALETTE.walnut, 4) +
    line(pts('-14,-128 60,-40'), PALETTE.ink, 1.2, 'opacity=".6"') +
    line(pts('-14,-128 -78,-32'), PALETTE.ink, 1.2, 'opacity=".6"') +
    line(pts('-14,-72 -64,-104'), PALETTE.walnut, 3) +
    path('M-14 -130l20 6l-20 7Z', PALETTE.terracotta) +
    rect(4, -68, 46, 40, '#fbf5ea') +
    // the shaded side stays on the right when the boat is turned round
    rect(flip ? 4 : 38, -68, 12, 40, '#3b4a6b', 'opacity=".2"') +
    rect(0, -73, 54, 7, shade) +
    repeat(3, (i) => rect(8 + i * 13, -60, 9, 13, '#4d7686')) +
    rect(-62, -38, 30, 12, '#c98f4e') +
    rect(-58, -46, 20, 9, PALETTE.sage) +
    path('M-88 -32Q-30 -22 40 -26Q70 -30 94 -46Q86 -14 70 6H-74Q-86 -10 -88 -32Z', hull) +
    path('M-82 -10Q0 0 82 -18Q78 -4 70 6H-74Q-80 -2 -82 -10Z', shade) +
    stroke('M-88 -32Q-30 -22 40 -26Q70 -30 94 -46', '#fdf6e8', 4.5) +
    rect(-76, 2, 148, 4, PALETTE.wine);
  return place(
    `<g transform="scale(${flip ? -1 : 1} 1)">${mirrored(keel)}${ellipse(0, 8, 96, 7, '#123f4c', 0, 'opacity=".35"')}${body}</g>`,
    x,
    y,
    k,
  );
}

/** An open rowing boat with oars shipped. */
export function rowboat(x: number, y: number, k: number, hull: string, turn = 0) {
  const body =
    path('M-62 -22Q0 -10 64 -26Q56 2 36 6H-38Q-56 2 -62 -22Z', hull) +
    path('M-56 -8Q0 2 58 -12Q50 4 36 6H-38Q-50 4 -56 -8Z', '#1d2a44', 'opacity=".25"') +
    path('M-62 -22Q0 -10 64 -26Q10 -34 -62 -22Z', '#7a5a40') +
    rect(-30, -25, 9, 8, '#d2a878') +
    rect(10, -27, 9, 9, '#d2a878') +
    stroke('M-62 -22Q0 -10 64 -26', '#fdf6e8', 3.4) +
    line(pts('-18,-20 52,-38'), '#d9b98a', 3);
  return place(
    mirrored(body) + ellipse(0, 7, 64, 6, '#123f4c', 0, 'opacity=".35"') + body,
    x,
    y,
    k,
    turn,
  );
}

/** A row of moored yachts: hulls and bare masts. */
export function marina(x: number, y: number, count: number, step: number) {
  return repeat(count, (i) => {
    const cx = x + i * step;
    const h = 46 + ((i * 37) % 29);
    return (
      line(
        [
          [cx, y - 4],
          [cx, y - h],
        ],
        '#fbf5ea',
        2,
      ) +
      line(
        [
          [cx, y - 14],
          [cx + 13, y - 13],
        ],
        '#fbf5ea',
        2.4,
      ) +
      line(
        [
          [cx, y - h],
          [cx + 15, y - 6],
        ],
        '#fbf5ea',
        0.8,
        'opacity=".7"',
      ) +
      path(`M${cx - 14} ${y - 7}h32l-6 8h-22Z`, ['#fbf5ea', '#e6eef0', PALETTE.deep][i % 3]!) +
      rect(cx - 12, y + 2, 26, 2, '#ffffff', 'opacity=".4"')
    );
  });
}

/** A boat hauled up on chocks. */
export function beachedBoat(hull: string, x: number, y: number, k: number) {
  const shade = mix(hull, '#1d2a44', 0.35);
  return place(
    rect(-132, -14, 40, 14, PALETTE.walnut) +
      rect(80, -14, 40, 14, PALETTE.walnut) +
      rect(-120, -28, 30, 15, PALETTE.oak) +
      rect(78, -28, 30, 15, PALETTE.oak) +
      poly(pts('-8,0 -4,-14 20,-14 24,0'), PALETTE.walnut) +
      path('M-190 -112Q-20 -64 200 -128Q180 -44 120 -24Q0 -6 -130 -24Q-176 -44 -190 -112Z', hull) +
      path('M-178 -74Q0 -24 190 -90Q170 -42 120 -24Q0 -6 -130 -24Q-164 -38 -178 -74Z', shade) +
      path('M-190 -112Q-20 -64 200 -128Q30 -122 -190 -112Z', '#6f4f38') +
      rect(-104, -112, 20, 22, '#c99a68') +
      rect(-6, -114, 20, 30, '#c99a68') +
      rect(88, -118, 20, 24, '#c99a68') +
      path('M-190 -112Q-20 -64 200 -128L199 -118Q-16 -52 -187 -100Z', '#fdf6e8') +
      stroke('M-160 -50Q0 -12 168 -58', '#fdf6e8', 3, 'opacity=".55"') +
      stroke('M-132 -108L150 -150', '#d9b98a', 6) +
      path('M150 -150l54 -14l4 12l-54 12Z', '#d9b98a'),
    x,
    y,
    k,
  );
}

/** A heap of net, its cork line trailing off over the paving. */
export function net(stage: Stage, x: number, y: number) {
  const { rnd, mood, defs } = stage;
  const shape = `M${x - 112} ${y}Q${x - 112} ${y - 22} ${x - 78} ${y - 30}Q${x - 62} ${y - 58} ${x - 22} ${y - 50}Q${x + 10} ${y - 70} ${x + 44} ${y - 42}Q${x + 92} ${y - 34} ${x + 110} ${y - 10}Q${x + 128} ${y + 8} ${x + 70} ${y + 9}Q${x} ${y + 16} ${x - 112} ${y}Z`;
  let mesh = '';
  for (let i = -16; i < 22; i++) {
    const sag = rnd() * 8;
    mesh += stroke(
      `M${x + i * 10 - 60} ${y + 18}q34 ${-30 - sag} 60 -100`,
      '#a9cdb4',
      1,
      'opacity=".55"',
    );
    mesh += stroke(
      `M${x + i * 10 + 60} ${y + 18}q-34 ${-30 - sag} -60 -100`,
      '#2c5a58',
      1,
      'opacity=".55"',
    );
  }
  mesh += stroke(
    `M${x - 96} ${y - 6}Q${x - 40} ${y - 40} ${x + 10} ${y - 30}T${x + 104} ${y - 4}`,
    '#2c5a58',
    5,
    'opacity=".4"',
  );
  mesh += path(
    `M${x + 20} ${y - 80}Q${x + 50} ${y - 20} ${x + 26} ${y + 20}H${x + 140}V${y - 80}Z`,
    mood.shade,
    'opacity=".22"',
  );
  const corks: Point[] = pts(
    '-84,-24 -60,-30 -34,-26 -8,-20 18,-18 44,-16 70,-10 96,-2 124,6 152,12 180,14 206,10',
  );
  return (
    multiply(ellipse(x + 30, y + 5, 118, 11, mood.shade), 0.34) +
    path(shape, '#5a948a') +
    defs.clipped(shape, mesh) +
    line(
      corks.map(([dx, dy]): Point => [x + dx, y + dy]),
      '#6f5a44',
      2.4,
    ) +
    corks
      .map(
        ([dx, dy]) =>
          ellipse(x + dx, y + dy, 8, 5.6, '#d9822f', 8) +
          ellipse(x + dx - 2, y + dy - 2, 3, 1.8, '#f4b660', 8),
      )
      .join('')
  );
}

/** Two fish crates and one on top. */
export function crates(stage: Stage, x: number, y: number) {
  const { mood } = stage;
  const one = (cx: number, foot: number, colour: string) =>
    poly(
      [
        [cx - 46, foot - 36],
        [cx - 36, foot - 46],
        [cx + 56, foot - 46],
        [cx + 46, foot - 36],
      ],
      stage.dark(colour, 0.4),
    ) +
    poly(
      [
        [cx + 46, foot - 36],
        [cx + 56, foot - 46],
        [cx + 56, foot - 10],
        [cx + 46, foot],
      ],
      stage.dark(colour, 0.3),
    ) +
    rect(cx - 46, foot - 36, 92, 36, stage.lit(colour, 0.15)) +
    repeat(3, (i) => rect(cx - 38 + i * 28, foot - 25, 20, 5, mood.shade, 'opacity=".45" rx="2"')) +
    rect(cx - 46, foot - 12, 92, 3, mood.shade, 'opacity=".2"');
  return (
    multiply(
      poly(
        [
          [x - 92, y],
          [x + 110, y],
          [x + 164, y + 12],
          [x - 30, y + 12],
        ],
        mood.shade,
      ),
      0.34,
    ) +
    one(x - 48, y, '#3f8894') +
    one(x + 54, y, PALETTE.ochre) +
    one(x - 8, y - 38, PALETTE.terracotta)
  );
}
