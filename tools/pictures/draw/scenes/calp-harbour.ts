import { gulls } from '../backdrops.ts';
import { beachedBoat, crates, marina, net, rowboat, trawler } from '../boats.ts';
import { limestone, rockInWater, slope } from '../limestone.ts';
import { flatTower, smallHouse } from '../village-houses.ts';
import { mix, PALETTE } from '../palette.ts';
import { bougainvillea, foliage } from '../foliage.ts';
import { pottedPlant } from '../pots.ts';
import { palm } from '../trees.ts';
import {
  between,
  ellipse,
  line,
  multiply,
  opacity,
  pick,
  poly,
  rect,
  repeat,
  rough,
  stroke,
  pts,
  path,
  place,
} from '../primitives.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';

const HORIZON = 452;
const QUAY = 596;
const KERB = 838;

/** Beach front to the left: towers, a row of houses, sand. */
function beachFront(stage: Stage) {
  const { mood, rnd } = stage;
  let out = poly(
    [
      ...rough(
        rnd,
        pts('-10,330 90,300 190,318 290,346 400,384 520,400 640,426 760,440 860,462'),
        7,
        10,
      ),
      [860, 500],
      [-10, 500],
    ],
    mix('#8fa0a0', mood.sky[2], 0.36),
  );
  out += poly(
    [
      ...rough(rnd, pts('-10,420 120,402 260,424 420,430 560,452 700,470'), 7, 8),
      [700, 520],
      [-10, 520],
    ],
    mix('#8b9a74', mood.sky[2], 0.34),
  );
  out +=
    flatTower(stage, 352, 500, 62, 262, '#f0e2cc', 0.24) +
    flatTower(stage, 446, 500, 52, 330, '#e9cdb4', 0.2) +
    flatTower(stage, 552, 504, 58, 212, '#efe0d0', 0.16);
  const pastel = ['#f3dcc0', '#e8b79c', '#f6ead2', '#dfae84', '#c9d3c4', '#eac98f', '#e6bfae'];
  for (let x = -20, i = 0; x < 660; i++) {
    const w = between(rnd, 34, 58);
    out += smallHouse(stage, x, 516, w, between(rnd, 40, 78), {
      wall: pastel[i % pastel.length]!,
      roof: rnd() < 0.4 ? 'tiles' : 'flat',
      shutter: pick(rnd, ['#3f8894', '#4f6b5c', '#7a4a36']),
      haze: 0.16,
    });
    x += w + 1;
  }
  for (let x = 6; x < 640; x += 62 + rnd() * 26)
    out += foliage(rnd, x, 510, { rx: 15, ry: 10, leaf: 3.6, leaves: 40 });
  out +=
    path('M-10 512H690Q600 540 420 548Q180 560 -10 556Z', stage.lit('#ecd8ae', 0.3)) +
    stroke('M-10 560Q190 562 420 551Q600 543 700 520', '#ffffff', 5, 'opacity=".75"') +
    stroke('M-10 574Q190 576 430 564Q600 556 690 540', '#bfe6da', 9, 'opacity=".5"');
  for (let x = 30; x < 560; x += 44)
    out +=
      path(`M${x - 11} 536q11 -13 22 0Z`, [PALETTE.terracotta, PALETTE.sea, '#fbf5ea'][x % 3]!) +
      line(
        [
          [x, 536],
          [x, 544],
        ],
        PALETTE.walnut,
        1.6,
      );
  return out;
}

/** Harbour houses on their quay under the rock. */
function quayside(stage: Stage) {
  const { mood, rnd } = stage;
  const walls = [
    '#e8b79c',
    '#f3dcc0',
    '#c9d3c4',
    '#dfae84',
    '#f6ead2',
    '#e3c58b',
    '#d89a86',
    '#bcd0d4',
  ];
  let out = '';
  for (let x = 742, i = 0; x < 1380; i++) {
    const w = between(rnd, 52, 80);
    out += smallHouse(stage, x, QUAY - 14, w, between(rnd, 66, 124), {
      wall: walls[i % walls.length]!,
      roof: rnd() < 0.5 ? 'tiles' : 'flat',
      shutter: pick(rnd, ['#3f8894', '#4f6b5c', '#b0563a', '#2a6f9e']),
      street: i % 3 === 1 ? 'door' : 'awning',
    });
    x += w + 1;
  }
  // top of the quay, its wall and the stain of the tide
  out +=
    poly(
      pts(`690,${QUAY - 16} 1620,${QUAY - 16} 1620,${QUAY + 2} 676,${QUAY + 2}`),
      stage.lit('#ecdcc0', 0.3),
    ) +
    rect(676, QUAY + 2, 944, 24, stage.lit('#c3a680', 0.1)) +
    rect(676, QUAY + 17, 944, 9, mood.shade, 'opacity=".3"') +
    repeat(23, (i) => rect(690 + i * 41, QUAY + 2, 2, 20, mood.shade, 'opacity=".25"')) +
    repeat(12, (i) => rect(706 + i * 78, QUAY - 8, 8, 11, PALETTE.iron, 'rx="3"'));
  for (const [x, k] of [
    [724, 0.34],
    [1098, 0.36],
    [1408, 0.4],
    [1470, 0.34],
    [1530, 0.42],
  ] as const)
    out += place(palm(rnd, 0, 0, 300, 0.04), x, QUAY - 8, k);
  // boulders of the mole, then the beacon at its end
  for (let i = 0; i < 46; i++) {
    const t = i / 46;
    const x = 676 - between(rnd, 0, 74) * (0.4 + t * 0.6);
    const y = 546 + t * 66 + rnd() * 8;
    const d = between(rnd, 9, 17);
    const tone = stage.lit(pick(rnd, ['#cdb491', '#b99c7a', '#d9c3a0']), 0.2);
    out +=
      poly(
        [
          [x - d, y + 5],
          [x - d * 0.7, y - d * 0.5],
          [x, y - d * 0.8],
          [x + d * 0.9, y - d * 0.3],
          [x + d, y + 6],
        ],
        tone,
      ) +
      poly(
        [
          [x + d * 0.2, y - d * 0.3],
          [x + d * 0.9, y - d * 0.3],
          [x + d, y + 6],
          [x + d * 0.1, y + 6],
        ],
        mood.shade,
        'opacity=".25"',
      );
  }
  out +=
    rect(650, QUAY - 8, 66, 10, stage.lit('#ecdcc0', 0.3)) +
    rect(650, QUAY + 2, 66, 24, stage.lit('#c3a680', 0.1)) +
    rect(598, QUAY + 18, 118, 8, mood.shade, 'opacity=".3" rx="4"') +
    poly(pts('668,588 674,520 690,520 696,588'), '#c4503f') +
    poly(pts('684,588 684,520 690,520 696,588'), mood.shade, 'opacity=".28"') +
    rect(670, 548, 24, 12, '#fbf5ea', 'opacity=".9"') +
    rect(667, 515, 30, 6, '#fbf5ea') +
    rect(676, 500, 12, 16, '#ffe3b0') +
    path('M672 501Q682 486 692 501Z', '#c4503f');
  return out;
}

/** Paved promenade at the water's edge with what fishermen leave on it. */
function promenade(stage: Stage) {
  const { width: W, height: H, mood, rnd } = stage;
  const at = (u: number, y: number) => 800 + u * (y - HORIZON);
  let out = rect(0, KERB, W, H - KERB, stage.lit('#e6d3b1', 0.25));
  const rows = [KERB + 26, KERB + 48, KERB + 76, KERB + 112, H + 6];
  for (let r = 0; r < rows.length - 1; r++)
    for (let i = -10; i < 10; i++) {
      const [a, b] = [rows[r]!, rows[r + 1]!];
      const [u0, u1] = [(i + (r % 2) / 2) * 0.24, (i + 1 + (r % 2) / 2) * 0.24];
      out += poly(
        [
          [at(u0, a) + 1, a + 1],
          [at(u1, a) - 1, a + 1],
          [at(u1, b) - 1, b - 1],
          [at(u0, b) + 1, b - 1],
        ],
        stage.lit(pick(rnd, ['#e2c7a0', '#dcbb94', '#ead4b0', '#d8b18e']), 0.25),
      );
    }
  out +=
    rect(0, KERB - 4, W, 26, stage.lit('#f4e8d0', 0.3)) +
    rect(0, KERB + 20, W, 6, mood.shade, 'opacity=".24"') +
    rect(0, KERB - 8, W, 5, stage.dark('#a98f6c', 0.3), 'opacity=".7"') +
    repeat(14, (i) => rect(60 + i * 118, KERB - 4, 2, 24, mood.shade, 'opacity=".25"'));
  return out;
}

/** The rock above its fishing harbour, from the promenade. */
export function calpHarbour(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  const { width: W, height: H, mood, rnd, defs } = stage;
  let out = stage.sky(0.4, 0.17, 7, 560);
  out += rect(
    0,
    HORIZON,
    W,
    H,
    defs.linear([
      [0, mix(PALETTE.sea, mood.sky[2], 0.34)],
      [0.16, '#3c93a0'],
      [0.45, PALETTE.sea],
      [1, PALETTE.deep],
    ]),
  );
  out += gulls() + limestone(stage) + slope(stage) + beachFront(stage);
  out += rockInWater(stage, QUAY + 26, KERB - 12) + quayside(stage);
  out += repeat(150, () => {
    const t = rnd() ** 1.2;
    return rect(
      rnd() * W,
      QUAY + 30 + t * (KERB - QUAY - 40),
      10 + rnd() * 60 * (0.3 + t),
      1 + t * 1.8,
      rnd() < 0.7 ? '#ffffff' : '#1d5566',
      `rx="1" ${opacity(0.12 + 0.26 * rnd())}`,
    );
  });
  out += marina(330, 606, 8, 36);
  out +=
    trawler(832, 640, 0.72, '#2a6f9e') +
    trawler(1000, 644, 0.76, '#c4503f', true) +
    trawler(1176, 650, 0.84, '#fbf5ea') +
    trawler(1384, 658, 0.92, '#3f8878', true);
  out +=
    rowboat(560, 690, 0.86, PALETTE.terracotta, -2) +
    rowboat(420, 742, 1.02, '#fbf5ea', 2) +
    rowboat(736, 740, 1, PALETTE.ochre) +
    rowboat(930, 790, 1.2, PALETTE.sea, -2);
  out += promenade(stage);
  // palms by the water, their shade falling to the right
  for (const [x, y, w] of [
    [66, 908, 320],
    [258, 882, 200],
  ] as const)
    out += multiply(ellipse(x + w * 0.6, y + 14, w * 0.6, 9, mood.shade, 3), 0.3);
  out += palm(rnd, 258, 884, 300, 0.07) + palm(rnd, 64, 910, 690, 0.03);
  out +=
    foliage(rnd, 66, 914, { rx: 60, ry: 22, leaf: 7, flower: '#c4503f', bloom: 0.3 }) +
    foliage(rnd, 258, 888, { rx: 40, ry: 15, leaf: 6, flower: PALETTE.bougainvillea, bloom: 0.3 });
  for (const [x, y] of [
    [430, KERB + 8],
    [800, KERB + 8],
  ] as const)
    out +=
      ellipse(x, y + 2, 20, 5, mood.shade, 0, 'opacity=".35"') +
      rect(x - 11, y - 26, 22, 28, PALETTE.iron, 'rx="4"') +
      rect(x - 17, y - 32, 34, 12, '#3a4248', 'rx="6"');
  // boat on chocks, nets and floats
  out +=
    multiply(ellipse(1270, 946, 260, 22, mood.shade), 0.36) +
    beachedBoat('#2f7d8f', 1210, 944, 1.02) +
    net(stage, 760, 958) +
    crates(stage, 560, 952) +
    pottedPlant(rnd, 1500, 950, 1.05, 'agave') +
    bougainvillea(rnd, pts('1610,900 1590,950 1560,990 1620,1000'), 54);
  return stage.finish(out);
}
