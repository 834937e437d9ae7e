import { house } from '../house.ts';
import { mix, PALETTE, WALLS } from '../palette.ts';
import {
  ellipse,
  line,
  multiply,
  poly,
  pts,
  rect,
  repeat,
  rough,
  type Point,
} from '../primitives.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';
import { flatTower } from '../village-houses.ts';
import { coinColumn } from './coin-columns-things.ts';
import { deskBell, modelBase, modelVilla, pigeonholes, sealPress } from './cash-desk-things.ts';
import { cashRegister, receiptTail } from './cash-desk-register.ts';

const TOP = 700;
const EDGE = 826;

/** Marble top and the panelled front of the counter. */
function counter(stage: Stage) {
  const { width: W, height: H, mood, rnd, defs } = stage;
  let out = rect(
    0,
    TOP,
    W,
    EDGE - TOP,
    defs.linear([
      [0, '#f6ecd8'],
      [1, '#dfcdb0'],
    ]),
  );
  for (let i = 0; i < 9; i++) {
    const x = rnd() * W;
    const vein: Point[] = [
      [x, TOP + 4],
      [x + 90, TOP + 54],
      [x + 60 + rnd() * 160, EDGE - 6],
    ];
    out += line(rough(rnd, vein, 5, 12), '#b49c80', 1.6, 'opacity=".4"');
  }
  const wood = '#2f6a70';
  out +=
    rect(0, EDGE, W, 24, '#fbf3e2') +
    rect(0, EDGE + 18, W, 8, mood.shade, 'opacity=".28"') +
    rect(
      0,
      EDGE + 26,
      W,
      H,
      defs.linear([
        [0, mix(wood, mood.shade, 0.45)],
        [0.4, wood],
        [1, mix(wood, mood.shade, 0.3)],
      ]),
    );
  return (
    out +
    repeat(34, (i) => {
      const x = i * 48 - 8;
      return (
        rect(x, EDGE + 26, 6, 200, mix(wood, '#10222c', 0.5)) +
        rect(x + 6, EDGE + 26, 5, 200, mix(wood, '#ffffff', 0.22)) +
        rect(x + 30, EDGE + 26, 18, 200, mood.shade, 'opacity=".14"')
      );
    }) +
    rect(0, H - 34, W, 34, mix(wood, '#10222c', 0.35)) +
    rect(0, H - 36, W, 4, PALETTE.brass)
  );
}

/** The four purchases of the article, each a model with its coins beside it. */
function homes(stage: Stage) {
  const { mood } = stage;
  const spec = (i: number, floors: number[], crown: 'balustrade' | 'gable', width: number) => ({
    width,
    bays: 3,
    floors,
    crown,
    awning: i ? PALETTE.terracotta : PALETTE.sea,
    ...WALLS[i ? 2 : 1]!,
  });
  let out = '';
  out +=
    modelBase(stage, 26, 742, 186) +
    house(stage, 15, spec(0, [4.2, 3.6, 3.4], 'balustrade', 10), 44, 742) +
    modelBase(stage, 268, 762, 208) +
    house(stage, 16.4, spec(1, [4.2, 3.7, 3.5, 3.3], 'gable', 10.4), 288, 762);
  out +=
    modelBase(stage, 1128, 766, 158) +
    flatTower(stage, 1158, 766, 106, 246, '#efe3cf', 0) +
    modelBase(stage, 1326, 756, 220) +
    modelVilla(stage, 1334, 756);
  // what comes on top of each price
  const coins = (x: number, y: number, n: number) =>
    multiply(ellipse(x + 10, y + 4, 40, 11, mood.shade), 0.35) +
    coinColumn(stage, x, y, n, 30, 10, 11);
  return {
    models: out,
    coins: coins(238, 774, 3) + coins(500, 806, 5) + coins(1302, 788, 3) + coins(1562, 802, 9),
  };
}

/** A cash desk for homes: the till rings up taxes and fees on a receipt that will not end. */
export function cashDesk(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  const { width: W, mood, defs } = stage;
  const wall = '#c98a72';
  let out = rect(
    0,
    0,
    W,
    TOP,
    defs.linear(
      [
        [0, mix(wall, '#ffe2b8', 0.35)],
        [0.55, wall],
        [1, mix(wall, mood.shade, 0.28)],
      ],
      0,
      0,
      1,
      0.5,
    ),
  );
  out +=
    pigeonholes(stage, 44, 44, 470, 356) +
    pigeonholes(stage, 1086, 44, 470, 356) +
    rect(0, TOP - 44, W, 44, mix(wall, '#3a2030', 0.22)) +
    rect(0, TOP - 46, W, 5, mix(wall, '#ffe2b8', 0.5));
  // evening light through a window that stays outside the picture
  for (const x of [0, 190])
    out += poly(
      pts(`${560 + x},-10 ${720 + x},-10 ${520 + x},420 ${360 + x},420`),
      '#ffe2b0',
      'opacity=".2" style="mix-blend-mode:soft-light"',
    );
  const { models, coins } = homes(stage);
  out += counter(stage) + models;
  out +=
    multiply(ellipse(826, 806, 292, 22, mood.shade, 0, `filter="${defs.blur(7)}"`), 0.55) +
    cashRegister(stage, 800, 800) +
    receiptTail(stage) +
    coins +
    deskBell(stage, 1020, 834) +
    sealPress(stage, 146, 834, 0.78);
  out += stage.glow(420, 120, 620, 0.3, mood.sun);
  return stage.finish(out);
}
