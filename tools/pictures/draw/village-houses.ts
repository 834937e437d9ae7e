/** Small houses for the middle distance: of villages, flat towers, a riurau. */
import { mix } from './palette.ts';
import {
  archPath,
  line,
  multiply,
  path,
  pick,
  poly,
  rect,
  repeat,
  type Point,
} from './primitives.ts';
import type { Stage } from './stage.ts';

export interface SmallHouse {
  wall: string;
  roof: 'flat' | 'tiles';
  shutter: string;
  /** How far it sinks into the colour of the sky. */
  haze?: number;
  /** A striped awning or an arched door on the ground floor. */
  street?: 'awning' | 'door';
}

/** A plain house seen from the front, lit from the left. */
export function smallHouse(
  stage: Stage,
  x: number,
  foot: number,
  w: number,
  h: number,
  { wall, roof, shutter, haze = 0, street }: SmallHouse,
) {
  const { mood, rnd } = stage;
  const air = (c: string) => mix(c, mood.sky[2], haze);
  const top = foot - h;
  const face = air(stage.lit(wall, 0.22));
  let out =
    rect(x, top, w, h, face) +
    rect(x + w * 0.8, top, w * 0.2, h, mood.shade, `opacity="${0.16 * (1 - haze)}"`);
  if (roof === 'tiles') {
    const rise = Math.min(24, w * 0.26);
    const tile = air(stage.lit(pick(rnd, ['#c4744c', '#cf8a5e', '#b9694a'])));
    out +=
      poly(
        [
          [x - 4, top + 2],
          [x + w * 0.14, top - rise],
          [x + w * 0.9, top - rise],
          [x + w + 4, top + 2],
        ],
        tile,
      ) +
      repeat(Math.max(3, Math.round(w / 9)), (i) => {
        const t = (i + 0.5) / Math.max(3, Math.round(w / 9));
        return line(
          [
            [x - 4 + (w + 8) * t, top + 2],
            [x + w * (0.14 + 0.76 * t), top - rise],
          ],
          air(stage.dark('#a9603c', 0.2)),
          1.3,
          'opacity=".45"',
        );
      }) +
      rect(x - 2, top + 2, w + 4, 4, mood.shade, 'opacity=".18"');
  } else {
    out +=
      rect(x - 2, top - 5, w + 4, 6, air(stage.lit('#f6eddc', 0.3))) +
      rect(x, top + 1, w, 3, mood.shade, 'opacity=".16"');
    if (rnd() < 0.4) out += rect(x + w * 0.56, top - 18, w * 0.22, 14, air(stage.dark(wall, 0.08)));
  }
  const cols = Math.max(1, Math.round(w / 26));
  const floors = Math.max(1, Math.floor((h - (street ? 22 : 0)) / 27));
  const shut = air(stage.lit(shutter, 0.1));
  for (let f = 0; f < floors; f++)
    for (let c = 0; c < cols; c++) {
      const wx = x + (w * (c + 0.5)) / cols;
      const wy = top + 9 + f * 27;
      const lamp = rnd() < mood.lit;
      out += rect(wx - 4, wy, 8, 13, lamp ? '#ffd692' : air(stage.dark('#4a5a78', 0.2)));
      if (rnd() < 0.55) out += rect(wx - 8, wy, 4, 13, shut) + rect(wx + 4, wy, 4, 13, shut);
      else out += rect(wx - 6, wy + 13, 12, 2, air('#e6cfae'));
    }
  if (street === 'awning') {
    out += rect(x + 5, foot - 19, w - 10, 19, stage.dark('#4a4a5a', 0.2));
    const n = Math.max(5, Math.round(w / 8));
    out += repeat(n, (i) =>
      poly(
        [
          [x + 5 + ((w - 10) * i) / n, foot - 22],
          [x + 5 + ((w - 10) * (i + 1)) / n, foot - 22],
          [x + 1 + ((w - 2) * (i + 1)) / n, foot - 11],
          [x + 1 + ((w - 2) * i) / n, foot - 11],
        ],
        i % 2 ? '#fbf5ea' : shutter,
      ),
    );
  } else if (street === 'door') {
    out +=
      path(archPath(x + w * 0.5 - 8, foot, 16, 25), air(stage.lit('#e6cfae'))) +
      path(archPath(x + w * 0.5 - 6, foot, 12, 22), shut);
  }
  return out;
}

/** A slim block of holiday flats: rows of balconies, shaded end wall. */
export function flatTower(
  stage: Stage,
  x: number,
  foot: number,
  w: number,
  h: number,
  wall: string,
  haze: number,
) {
  const { mood, defs } = stage;
  const air = (c: string) => mix(c, mood.sky[2], haze);
  const top = foot - h;
  const face = air(stage.lit(wall, 0.25));
  const end = w * 0.3;
  let out =
    rect(x + w * 0.3, top - 12, w * 0.3, 14, air(stage.dark(wall, 0.1))) +
    rect(
      x,
      top,
      w,
      h,
      defs.linear([
        [0, mix(face, '#ffffff', 0.15)],
        [1, face],
      ]),
    ) +
    rect(x + w - end, top, end, h, air(mix(wall, mood.shade, 0.32)));
  const storeys = Math.round(h / 15);
  out += repeat(storeys - 1, (i) => {
    const y = top + 8 + i * 15;
    return (
      rect(x + 4, y, w - end - 8, 7, air(stage.dark(mood.glass[0], 0.1))) +
      rect(x + 1, y + 6, w - end - 2, 4, air('#fdf8ee')) +
      rect(x + w - end * 0.66, y, end * 0.3, 8, air(stage.dark(mood.glass[0], 0.35)))
    );
  });
  return out + rect(x - 2, top - 4, w + 4, 6, air('#fdf8ee'));
}

/** A riurau: the arched drying house for raisins. Left edge x, ground `foot`. */
export function riurau(stage: Stage, x: number, foot: number, arches: number, bay: number) {
  const { mood, rnd, defs } = stage;
  const w = arches * bay;
  const h = bay * 1.16;
  const top = foot - h;
  const stone = stage.lit('#d8bd90', 0.25);
  const depth = bay * 0.8;
  const inside = defs.linear([
    [0, stage.dark('#6a4836', 0.5)],
    [1, stage.dark('#8a6244', 0.25)],
  ]);
  let out = multiply(
    poly(
      [
        [x + w * 0.02, foot],
        [x + w + depth, foot],
        [x + w + depth * 1.8, foot + 26],
        [x + 40, foot + 16],
      ],
      mood.shade,
    ),
    0.32,
  );
  // end wall turned from the light
  const end: Point[] = [
    [x + w, top],
    [x + w + depth * 0.5, top - bay * 0.42],
    [x + w + depth, top],
    [x + w + depth, foot - 8],
    [x + w, foot],
  ];
  out += poly(end, mix('#c9a67c', mood.shade, 0.34));
  out += rect(
    x + w + depth * 0.38,
    top + h * 0.22,
    bay * 0.2,
    bay * 0.26,
    stage.dark('#4a3a3c', 0.3),
  );
  out += rect(x, top, w, h, stone);
  for (let y = top + 4; y < foot - 4; y += 13)
    for (let sx = x - rnd() * 20; sx < x + w;) {
      const sw = 16 + rnd() * 26;
      const [a, b] = [Math.max(x + 1, sx + 1), Math.min(x + w - 1, sx + sw - 1)];
      if (b > a)
        out += rect(
          a,
          y,
          b - a,
          11,
          stage.lit(pick(rnd, ['#d8c29e', '#c9a97a', '#e3cc9f', '#bd9c70']), 0.22),
          'rx="3" opacity=".75"',
        );
      sx += sw;
    }
  for (let i = 0; i < arches; i++) {
    const aw = bay * 0.68;
    const ax = x + bay * i + (bay - aw) / 2;
    const shape = archPath(ax, foot, aw, h * 0.76, 0.46);
    out +=
      path(archPath(ax - 7, foot, aw + 14, h * 0.76 + 8, 0.46), stage.lit('#f0dcb4', 0.3)) +
      path(shape, inside) +
      defs.clipped(
        shape,
        // the lit strip of floor and the back wall, with mats of cane leaning on it
        rect(ax, foot - h * 0.16, aw, h * 0.16, stage.lit('#c99a68', 0.1), 'opacity=".8"') +
          rect(ax + aw * 0.3, foot - h * 0.44, aw * 0.56, h * 0.3, '#a9743e', 'opacity=".75"') +
          repeat(5, (k) =>
            rect(
              ax + aw * 0.3,
              foot - h * (0.42 - k * 0.055),
              aw * 0.56,
              3,
              '#6f4526',
              'opacity=".7"',
            ),
          ) +
          poly(
            [
              [ax, foot - h],
              [ax + aw, foot - h],
              [ax + aw, foot - h * 0.5],
              [ax + aw * 0.26, foot - h * 0.36],
              [ax + aw * 0.26, foot],
              [ax, foot],
            ],
            mood.shade,
            'opacity=".45"',
          ),
      );
  }
  const rise = bay * 0.5;
  const tile = stage.lit('#c4744c', 0.22);
  out += poly(
    [
      [x - 14, top + 4],
      [x + depth * 0.46, top - rise],
      [x + w + depth * 0.56, top - rise],
      [x + w + 12, top + 4],
    ],
    tile,
  );
  const n = Math.round(w / 15);
  out += repeat(n + 1, (i) =>
    line(
      [
        [x - 14 + ((w + 26) * i) / n, top + 4],
        [x + depth * 0.46 + ((w + depth * 0.1) * i) / n, top - rise],
      ],
      stage.dark('#a9603c', 0.25),
      2.2,
      'opacity=".5"',
    ),
  );
  out +=
    poly(
      [
        [x + w + 12, top + 4],
        [x + w + depth * 0.56, top - rise],
        [x + w + depth + 10, top + 4],
        [x + w + depth, top + 4],
        [x + w + depth * 0.52, top - rise + 14],
        [x + w + 18, top + 8],
      ],
      stage.dark('#a9603c', 0.3),
    ) +
    rect(x - 14, top + 2, w + 26, 8, stage.dark('#8a5a3c', 0.1)) +
    multiply(rect(x, top + 10, w, 14, mood.shade), 0.34);
  return out;
}
