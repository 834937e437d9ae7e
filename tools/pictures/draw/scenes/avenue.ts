import { avenueFront, type AvenueFront, Lens } from '../avenue-fronts.ts';
import { cornerTurret } from '../corner-turret.ts';
import { house } from '../house.ts';
import { streetLamp } from '../street-lamp.ts';
import { GREENS, mix, mixAll, PALETTE } from '../palette.ts';
import { foliage } from '../foliage.ts';
import { pottedPlant } from '../pots.ts';
import { planeTree } from '../trees.ts';
import {
  between,
  circle,
  ellipse,
  poly,
  pts,
  range,
  rect,
  repeat,
  type Point,
} from '../primitives.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';
import { car } from '../street-things.ts';
import { triumphalGate } from '../triumphal-gate.ts';

const LENS = new Lens(660, 648, 1100, 5);
const WALL = 20;
const KERB = 11;
/** Depth at which the corner house turns into the side street. */
const CORNER = 42;
const BRICK = '#c27a58';
const FLOORS = [4.6, 3.5, 3.3, 3.2, 2.9];

const STONES = {
  cream: { wall: '#e6d6b6', trim: '#f6eddc', base: '#cfc0a2' },
  ochre: { wall: '#e3c58b', trim: '#f3e8d0', base: '#cdb992' },
  rose: { wall: '#d8b3a3', trim: '#f2e6d4', base: '#cbb79c' },
  brick: { wall: BRICK, trim: '#f0e2c8', base: '#d3bf9c' },
};

function front(
  side: -1 | 1,
  [z0, z1, bays]: [number, number, number],
  stone: keyof typeof STONES,
  crown: AvenueFront['crown'],
  awning: string,
  miradores: number[],
): AvenueFront {
  // slate houses carry a storey more
  const floors = crown === 'slate' || z0 < CORNER + 1 ? FLOORS : [4.6, 3.4, 3.3, 3.2];
  return { side, x: WALL, z0, z1, bays, floors, crown, awning, miradores, ...STONES[stone] };
}

/** Far to near. */
const FRONTS = [
  front(-1, [84, 105, 6], 'ochre', 'balustrade', PALETTE.olive, [0]),
  front(-1, [66, 84, 5], 'rose', 'slate', PALETTE.terracotta, [4]),
  front(-1, [49, 66, 5], 'brick', 'balustrade', PALETTE.sea, [1, 3]),
  front(-1, [28, 49, 6], 'cream', 'balustrade', PALETTE.wine, [2, 5]),
  front(1, [82, 105, 6], 'rose', 'balustrade', PALETTE.wine, [1]),
  front(1, [62, 82, 6], 'cream', 'slate', PALETTE.olive, [1, 4]),
  front(1, [CORNER, 62, 6], 'brick', 'balustrade', PALETTE.terracotta, [2]),
];

function ground(stage: Stage) {
  const { mood, defs, width: W, height: H, rnd } = stage;
  const asphalt = defs.linear([
    [0, mix(stage.lit('#c7b097', 0.3), mood.sky[2], 0.3)],
    [0.35, stage.lit('#a99a92', 0.2)],
    [1, stage.dark('#938a90', 0.1)],
  ]);
  const stone = stage.lit('#dcc8a4', 0.25);
  const edge = stage.lit('#f3e8d0', 0.3);
  let out = rect(0, LENS.vy + 34, W, H, asphalt);
  // pavements; the right one turns the corner into the side street
  out += poly(LENS.floor(-60, -KERB, 9, 118), stone);
  out += poly(LENS.floor(KERB, 60, 36, 118), stone);
  const joints = (x0: number, x1: number, z0: number, z1: number, step: number) =>
    repeat(Math.round((z1 - z0) / step), (i) => {
      const z = z0 + i * step;
      return poly(LENS.floor(x0, x1, z, z + 0.05), mood.shade, 'opacity=".2"');
    }) +
    repeat(Math.round((x1 - x0) / 1.5), (i) =>
      poly(LENS.floor(x0 + i * 1.5, x0 + i * 1.5 + 0.05, z0, z1), mood.shade, 'opacity=".16"'),
    );
  out += joints(-22, -KERB, 12, 70, 2) + joints(KERB, 46, 36, 44, 2);
  out += poly(LENS.floor(-KERB, -KERB + 0.35, 9, 118), edge);
  out += poly(LENS.floor(-KERB + 0.35, -KERB + 0.55, 9, 118), mood.shade, 'opacity=".3"');
  out += poly(LENS.floor(KERB - 0.35, KERB, 36, 118), edge);
  out += poly(LENS.floor(KERB - 0.35, 60, 35.6, 36), edge);
  out += poly(LENS.floor(KERB - 0.35, 60, 35.2, 35.6), mood.shade, 'opacity=".3"');
  // the near corner, from which all this is seen
  out += poly(LENS.floor(12, 60, 9, 20.6), stone) + joints(12, 30, 12, 20.6, 1.5);
  out += poly(LENS.floor(11.7, 60, 20.6, 20.9), edge) + poly(LENS.floor(11.7, 12, 9, 20.6), edge);
  // lanes and the crossing
  const paint = mix(edge, '#ffffff', 0.3);
  for (const x of [-6.6, 6.6])
    for (const z of range(17).map((i) => 28 + i * 5))
      out += poly(LENS.floor(x - 0.1, x + 0.1, z, z + 2.4), paint, 'opacity=".8"');
  for (const i of range(13)) {
    const x = -10.2 + i * 1.66;
    out += poly(LENS.floor(x, x + 0.86, 18.6, 23), paint, 'opacity=".86"');
  }
  for (const side of [-1, 1])
    out += poly(
      LENS.floor(Math.min(side * 2.6, side * 10.4), Math.max(side * 2.6, side * 10.4), 24.2, 24.8),
      paint,
      'opacity=".7"',
    );
  // wear on the roadway
  out += repeat(60, () => {
    const z = between(rnd, 14, 40);
    const [x, y] = LENS.at(between(rnd, -10, 30), 0, z);
    return ellipse(
      x,
      y,
      between(rnd, 20, 70),
      1.4,
      rnd() < 0.5 ? mood.shade : '#ffffff',
      0,
      'opacity=".07"',
    );
  });
  return out;
}

/** Box hedge and flower beds down the middle, towards the gate. */
function median(stage: Stage) {
  const { mood, rnd } = stage;
  let out = poly(LENS.floor(-2.5, 2.5, 26.4, 100), stage.lit('#f3e8d0', 0.3));
  out += poly(LENS.floor(-2.2, 2.2, 26.9, 100), stage.lit('#93a063', 0.15));
  const [nx, ny] = LENS.at(0, 0, 26.4);
  const u = LENS.unit(26.4);
  out += rect(nx - 2.5 * u, ny, 5 * u, 0.16 * u, stage.dark('#c7b69a', 0.2));
  for (const z of range(22).map((i) => 98 - i * 3.3)) {
    const k = LENS.unit(z);
    const haze = Math.min(0.34, (z - 26) / 190);
    const tint = (colours: string[]) => mixAll(colours, mood.sky[2], haze);
    for (const x of [-1.75, 1.75]) {
      const [px, py] = LENS.at(x, 0.32, z);
      out += foliage(rnd, px, py, {
        rx: 0.66 * k,
        ry: 0.42 * k,
        leaf: Math.max(1.6, 0.085 * k),
        leaves: 120,
        colours: tint(GREENS.broadleaf),
      });
    }
    const [fx, fy] = LENS.at(0, 0.3, z);
    out += foliage(rnd, fx, fy, {
      rx: 1.25 * k,
      ry: 0.4 * k,
      leaf: Math.max(1.6, 0.09 * k),
      leaves: 190,
      colours: tint(GREENS.olive),
      flower: ['#cf5040', '#e7a03f', '#c4417c'][Math.round(z) % 3]!,
      bloom: 0.55,
    });
  }
  return out;
}

function treeAt(stage: Stage, x: number, z: number, metres: number) {
  const [px, py] = LENS.at(x, 0, z);
  const k = LENS.unit(z);
  const haze = Math.min(0.4, Math.max(0, (z - 34) / 150));
  const green =
    x < 0
      ? mixAll(GREENS.broadleaf, stage.mood.shade, 0.16)
      : mixAll(GREENS.broadleaf, '#e0b45c', 0.14);
  return (
    ellipse(px, py, 0.9 * k, 0.16 * k, stage.dark('#8a7458', 0.2)) +
    // on the left the houses already shade the ground
    (x < 0
      ? ''
      : stage.shadow(
          ellipse(px + 3.2 * k, py + 0.1 * k, 3.6 * k, 0.34 * k, stage.mood.shade),
          0.06,
        )) +
    planeTree(stage.rnd, px, py, metres * k, mixAll(green, stage.mood.sky[2], haze))
  );
}

/** A wide avenue of stone and brick houses under plane trees, closed by a granite gate. */
export function avenue(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  const { mood, rnd, width: W } = stage;
  let out = stage.sky(-0.1, 0.3, 0, 900);
  // small fair-weather clouds
  out += repeat(9, () => {
    const x = between(rnd, 300, 1040);
    const y = between(rnd, 60, 440);
    const w = between(rnd, 46, 120);
    return repeat(3, (k) =>
      rect(
        x + w * 0.18 * k * rnd(),
        y - k * 9,
        w * (1 - 0.26 * k),
        10,
        mix(mood.sky[3], '#ffffff', 0.5),
        'rx="5" opacity=".5"',
      ),
    );
  });
  // park beyond the gate
  const park = repeat(26, (i) =>
    foliage(rnd, 400 + i * 21, LENS.vy + 22 - (i % 3) * 7, {
      rx: 26,
      ry: 24,
      leaf: 4,
      leaves: 60,
      colours: mixAll(GREENS.broadleaf, mood.sky[2], 0.55),
    }),
  );
  out += park + ground(stage);
  const [gx, gy] = LENS.at(0, 0, 122);
  out += ellipse(gx, gy + 5, 206, 8, mix(stage.lit('#93a063'), mood.sky[2], 0.3));
  out += triumphalGate(stage, gx, gy, LENS.unit(122), park);
  out += repeat(34, (i) =>
    circle(gx - 190 + i * 11.5, gy + 5 + (i % 2) * 3, 2, ['#cf5040', '#e7a03f', '#f3e0d0'][i % 3]!),
  );
  for (const spec of FRONTS) out += avenueFront(stage, LENS, spec);
  // the left row keeps the near half of the avenue in shade
  out += stage.shadow(
    poly(
      [
        ...[12, 28].map((z): Point => LENS.at(-24, 0, z)),
        LENS.at(-WALL, 0, 28),
        LENS.at(-WALL, 0, 105),
        LENS.at(-9, 0, 105),
        ...[88, 86, 70, 68, 53, 51, 33, 30].map((z, i): Point =>
          LENS.at([-9, -6.4, -6.4, -8.6, -8.6, -6, -6, -15][i]!, 0, z),
        ),
        LENS.at(-16, 0, 12),
      ],
      mood.shade,
    ),
    0.02,
  );
  out += median(stage);
  // corner house across the side street
  const u = LENS.unit(CORNER);
  const [cornerX, street] = LENS.at(WALL, 0, CORNER);
  out += house(
    stage,
    u,
    {
      width: 17,
      bays: 5,
      floors: FLOORS,
      shutter: '#4f6b5c',
      crown: 'balustrade',
      awning: PALETTE.terracotta,
      ...STONES.brick,
    },
    cornerX,
    street,
  );
  out += rect(cornerX, street - 18.9 * u, W - cornerX, 18.9 * u, mood.shade, 'opacity=".12"');
  for (const z of [66, 57, 49.5]) out += treeAt(stage, 14.5, z, 9.5);
  out += cornerTurret(stage, {
    cx: cornerX + 6,
    r: 3.1 * u,
    ground: street + 6,
    u,
    horizon: LENS.vy,
    floors: FLOORS,
    ...STONES.brick,
  });
  for (const z of [67, 57, 48, 40, 32.5]) out += treeAt(stage, -14.5, z, 9.5);
  const near = LENS.at(6.2, 0, 33);
  out += car(stage, near[0], near[1], LENS.unit(33), '#f4efe4', '#b8483a');
  const far = LENS.at(4, 0, 56);
  out += car(stage, far[0], far[1], LENS.unit(56), '#3f6f7c', '#b8483a');
  const lamp = LENS.at(-11.8, 0, 30);
  out += streetLamp(stage, lamp[0], lamp[1], 0.84);
  out += treeAt(stage, 24.6, 37, 8.6);
  // the low sun warms the fronts that face it
  out += stage.glow(1080, 560, 560, 0.2, '#ffb868');
  // a plane tree behind the viewer throws its crown on the roadway
  out += stage.shadow(
    [
      ...pts('0,940 90,962 190,946 300,970 410,984 520,996'),
      ...pts('20,990 140,1000 260,1004 380,1010'),
    ]
      .map(([x, y]) =>
        foliage(rnd, x, y, { rx: 86, ry: 25, leaf: 10, leaves: 190, colours: [mood.shade] }),
      )
      .join(''),
  );
  // our own corner of the side street
  const [postX, postY] = LENS.at(13.2, 0, 19.4);
  out += streetLamp(stage, postX, postY, 1.24);
  for (const [x, y, k, kind] of [
    [1484, 950, 0.74, 'geranium'],
    [1566, 966, 1.2, 'olive'],
    [1494, 992, 0.86, 'flowers'],
  ] as const)
    out +=
      stage.shadow(ellipse(x + 26 * k, y, 54 * k, 8 * k, mood.shade)) +
      pottedPlant(rnd, x, y, k, kind);
  return stage.finish(out);
}
