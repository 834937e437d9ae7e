import {
  floorGrid,
  framedPrint,
  hydraulicTile,
  lightPatch,
  TILE_SETS,
  wallPanel,
} from '../interiors.ts';
import { mix, PALETTE } from '../palette.ts';
import { bigLeaves } from '../pots.ts';
import { circle, ellipse, group, multiply, path, pts, rect, stroke } from '../primitives.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';
import { ball, cushion } from './cleared-room-clutter.ts';
import { fullCupboard } from './cleared-room-cupboard.ts';
import { balconyWindow, lowTable, sofa } from './cleared-room-things.ts';

const FLOOR = 716;

/** Wall with two panels, paler where pictures used to hang. */
function backWall(stage: Stage) {
  const { width: W, mood, defs } = stage;
  const wall = stage.lit('#ead9bd', 0.2);
  let out = rect(
    0,
    0,
    W,
    FLOOR,
    defs.linear(
      [
        [0, mix(wall, '#fff8e6', 0.5)],
        [0.55, wall],
        [1, mix(wall, mood.shade, 0.14)],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  out += wallPanel(stage, wall, 318, 128, 520, 500);
  // what the nails held until yesterday
  const dashes = `stroke="${mix(wall, mood.shade, 0.5)}" stroke-width="3" stroke-dasharray="10 8"`;
  for (const [x, y, w, h] of [
    [352, 172, 96, 122],
    [362, 320, 76, 76],
    [712, 160, 92, 92],
    [708, 282, 104, 134],
  ] as const)
    out +=
      rect(x, y, w, h, mix(wall, '#fffaf0', 0.6)) +
      rect(x, y, w, h, 'none', dashes) +
      circle(x + w / 2, y - 10, 3.4, '#7d6a55') +
      stroke(`M${x + w / 2} ${y - 10}l3 5`, '#7d6a55', 2);
  return (
    out +
    rect(0, 0, W, 50, mix(wall, '#ffffff', 0.6)) +
    rect(0, 50, W, 6, mood.shade, 'opacity=".16"') +
    rect(0, 56, W, 12, mix(wall, '#ffffff', 0.4)) +
    rect(0, 68, W, 4, mood.shade, 'opacity=".14"') +
    rect(0, FLOOR - 34, W, 34, mix(wall, '#ffffff', 0.65)) +
    rect(0, FLOOR - 35, W, 3, mood.shade, 'opacity=".22"')
  );
}

/** A room made ready for its photographs, and the cupboard that now holds all the rest. */
export function clearedRoom(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  const { width: W, height: H, mood, rnd, defs } = stage;
  let out = backWall(stage);
  out += floorGrid({ back: FLOOR, front: H, vx: 640, horizon: 420, width: W, size: 206 }, (quad) =>
    hydraulicTile(quad, TILE_SETS.sage),
  );
  out += rect(
    0,
    FLOOR,
    W,
    H - FLOOR,
    defs.linear([
      [0, mood.shade, 0.24],
      [0.3, '#fff1d8', 0.12],
      [1, mood.shade, 0.14],
    ]),
  );
  out += balconyWindow(stage, 62, 132, 196, FLOOR);
  out += lightPatch(stage, pts('120,760 300,740 700,930 420,1000 250,1000'), 0.5);
  out += framedPrint(stage, 486, 158, 190, 252, 2);

  out += sofa(stage, 318, 800, 500);
  out += lowTable(stage, 470, 930, 250);

  out += fullCupboard(stage, 1028, 112, 420, FLOOR + 4);

  // one tall plant, no more
  out +=
    multiply(ellipse(886, 792, 92, 12, mood.shade), 0.36) +
    group(bigLeaves(rnd, 0, 0, 0.8, 9), 'transform="translate(868 690) scale(.72 1)"') +
    path('M822 684h94l-12 108h-70Z', '#f3e9d6') +
    path('M884 684h32l-12 108h-32Z', mood.shade, 'opacity=".16"') +
    rect(816, 676, 106, 16, '#fbf5ea', 'rx="5"');

  // what fell out when the doors were opened
  out +=
    ball(stage, 1006, 872, 42) +
    cushion(stage, 1290, 852, 1.1, PALETTE.ochre, -8) +
    cushion(stage, 1452, 900, 0.9, PALETTE.bougainvillea, 14);
  out += stage.glow(150, 330, 560, 0.4, mood.sun);
  return stage.finish(out);
}
