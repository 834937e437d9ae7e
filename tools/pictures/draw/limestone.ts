import { GREENS, mix, mixAll } from './palette.ts';
import { foliage } from './foliage.ts';
import {
  between,
  ellipse,
  multiply,
  opacity,
  poly,
  polyPath,
  rect,
  repeat,
  rough,
  pts,
  type Point,
} from './primitives.ts';
import type { Stage } from './stage.ts';

/** Rock, from the slope behind the town over the summit to the cliff above the sea. */
const CREST = pts(
  '690,512 790,462 866,412 884,330 896,262 940,236 990,226 1024,184 1096,170 1150,128 1212,108 1252,62 1300,52 1356,78 1388,96 1424,168 1438,250 1462,318 1474,402 1508,440 1556,480 1570,520',
);

/** The great rock: pale buttresses to the left, the side to the open sea in shade. */
export function limestone(stage: Stage) {
  const { mood, rnd, defs } = stage;
  const outline = rough(rnd, CREST, 6, 10);
  const shape: Point[] = [...outline, [1570, 600], [690, 600]];
  const body = defs.linear(
    [
      [0, stage.lit('#f0e0c0', 0.3)],
      [0.55, stage.lit('#e0c09c', 0.25)],
      [1, mix('#b59a90', mood.shade, 0.25)],
    ],
    0,
    0,
    1,
    0.25,
  );
  // buttresses: each strip between two cracks has a lit and a turned side
  let strips = '';
  let left = 880;
  while (left < 1500) {
    const w = between(rnd, 26, 74);
    const lean = between(rnd, -14, 26);
    const jog = between(rnd, 150, 330);
    const mid = left + w * between(rnd, 0.4, 0.62);
    const foot = between(rnd, 400, 470);
    const turned: Point[] = rough(
      rnd,
      [
        [mid + lean, 40],
        [mid - 6, jog],
        [mid + lean * 0.5, foot],
      ],
      5,
      0,
    ).map(([x, y]): Point => [x + (rnd() - 0.5) * 9, y]);
    strips += poly(
      [...turned, [left + w + lean * 0.5, foot + 10], [left + w, jog], [left + w + lean, 40]],
      mood.shade,
      opacity(between(rnd, 0.06, 0.18)),
    );
    if (rnd() < 0.7)
      strips += poly(
        [
          [left + lean, 40],
          [left + w * 0.3 + lean, 40],
          [left + w * 0.22, jog],
          [left + lean * 0.5 + 4, foot - 30],
          [left, jog],
        ],
        '#fff4dc',
        opacity(between(rnd, 0.14, 0.36)),
      );
    left += w;
  }
  // ledges with a little green, following the tilt of the beds
  strips += repeat(46, () => {
    const x = between(rnd, 890, 1470);
    const y = between(rnd, 150, 430);
    const w = between(rnd, 18, 70);
    return (
      poly(
        [
          [x, y],
          [x + w, y - w * 0.16],
          [x + w * 0.9, y - w * 0.16 + 5],
          [x + w * 0.1, y + 6],
        ],
        mood.shade,
        opacity(between(rnd, 0.12, 0.26)),
      ) +
      (rnd() < 0.5
        ? ellipse(x + w * 0.5, y - w * 0.1, w * 0.34, 3.4, '#7d8a5c', -9, 'opacity=".7"')
        : '')
    );
  });
  // the whole side that faces the open sea
  const away = rough(
    rnd,
    pts('1262,40 1258,120 1310,200 1300,296 1346,372 1356,470 1390,600'),
    5,
    10,
  );
  strips += multiply(
    poly([...away, [1620, 600], [1620, 40]], mood.shade),
    mood.shadeStrength + 0.1,
  );
  strips += multiply(
    poly(
      pts('1024,170 1062,250 1050,330 1106,430 1172,430 1140,310 1160,230 1110,150'),
      mood.shade,
    ),
    0.14,
  );
  return poly(shape, body) + defs.clipped(polyPath(shape), strips);
}

/** Wooded slope between the cliff and the harbour. */
export function slope(stage: Stage) {
  const { mood, rnd, defs } = stage;
  const edge = rough(
    rnd,
    pts(
      '684,512 690,506 790,458 872,402 960,386 1060,412 1150,398 1250,424 1350,414 1440,440 1510,462 1570,486 1650,520',
    ),
    5,
    8,
  );
  const shape: Point[] = [...edge, [1650, 610], [684, 610]];
  let out = poly(
    shape,
    defs.linear([
      [0, stage.lit('#9aa06f', 0.2)],
      [1, stage.lit('#6f8458', 0.1)],
    ]),
  );
  let woods = '';
  for (let i = 0; i < 170; i++) {
    const depth = i / 170;
    const x = between(rnd, 680, 1620);
    woods += foliage(rnd, x, 408 + depth * 160 + (rnd() - 0.5) * 24, {
      rx: 15 + depth * 13,
      ry: 8 + depth * 8,
      leaf: 3.4 + depth,
      leaves: 40,
      colours: mixAll(rnd() < 0.3 ? GREENS.olive : GREENS.pine, mood.sky[2], 0.3 - depth * 0.16),
    });
  }
  out += defs.clipped(polyPath(shape), woods);
  return out;
}

/** The rock stands on its head in the harbour, broken into bars by the ripples. */
export function rockInWater({ rnd }: Stage, from: number, to: number) {
  let out = '';
  for (let y = from; y < to; y += 6) {
    const height = 520 - (y - from) * 2.15;
    const inside = CREST.filter(([, cy]) => cy < height);
    if (inside.length < 2) break;
    const [a, b] = [inside[0]![0], inside[inside.length - 1]![0]];
    const parts = 3;
    for (let k = 0; k < parts; k++) {
      const [start, end] = [a + ((b - a) * k) / parts, a + ((b - a) * (k + 1)) / parts];
      const left = start - between(rnd, -30, 40);
      const right = end + between(rnd, -30, 40);
      out += rect(
        left,
        y,
        right - left,
        between(rnd, 2.4, 5),
        '#e3bd9a',
        `rx="2" ${opacity(between(rnd, 0.12, 0.26))}`,
      );
    }
  }
  return out;
}
