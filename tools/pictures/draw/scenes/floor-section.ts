import { floorGrid, framedPrint, hydraulicTile, TILE_SETS, wallPanel } from '../interiors.ts';
import { foliage } from '../foliage.ts';
import { mix, PALETTE } from '../palette.ts';
import {
  boxPath,
  circle,
  ellipse,
  multiply,
  path,
  place,
  poly,
  pts,
  rect,
  repeat,
  rough,
  stroke,
} from '../primitives.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';
import { floorLayers } from './floor-section-layers.ts';
import { brokenCeiling, CEILING_GAP } from './floor-section-ceiling.ts';
import { pinnedPlan, siteTable } from './floor-section-table.ts';
import { ladder, stainedDoor, tilePiles } from './floor-section-things.ts';

const BACK = 262;
const FLOOR = 356;

/** The flat above: an empty room with its floor half lifted. */
function upperRoom(stage: Stage) {
  const { width: W, mood, rnd, defs } = stage;
  const wall = stage.lit('#d9b48f', 0.2);
  let out = rect(
    0,
    0,
    W,
    BACK,
    defs.linear(
      [
        [0, mix(wall, '#fff3d6', 0.25)],
        [1, mix(wall, mood.shade, 0.1)],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  for (const [x, w] of pts('40,330 690,300 1290,280'))
    out += wallPanel(stage, wall, x, -60, w, 240);
  // French window
  const [wx, ww] = [430, 200];
  out +=
    rect(wx - 22, -10, ww + 44, BACK + 10, stage.lit(PALETTE.paper, 0.2)) +
    defs.clipped(
      boxPath(wx, -10, ww, BACK + 6),
      rect(wx, -10, ww, BACK + 20, mood.sky[1]) +
        foliage(rnd, wx + 90, 96, { rx: 130, ry: 100, leaf: 9 }) +
        stroke(
          repeat(14, (i) => `M${wx + 8 + i * 15} 150V270`),
          PALETTE.iron,
          3,
        ) +
        rect(wx, 146, ww, 6, PALETTE.iron),
    ) +
    rect(wx + ww / 2 - 7, -10, 14, BACK + 6, stage.lit(PALETTE.paper, 0.1)) +
    rect(wx, 196, ww, 66, mix(PALETTE.paper, mood.shade, 0.06)) +
    wallPanel(stage, PALETTE.paper, wx + 14, 208, 74, 42) +
    wallPanel(stage, PALETTE.paper, wx + 112, 208, 74, 42);
  out += pinnedPlan(stage, 740, 30);
  // bare bricks where the plaster has come off
  const hole = rough(
    rnd,
    pts('1030,40 1120,24 1216,56 1236,140 1190,214 1090,226 1020,180 1030,40'),
    5,
    16,
  );
  out +=
    poly(hole, '#9c5238') +
    defs.clipped(
      `M${hole.map((p) => p.map((n) => n.toFixed(1)).join(' ')).join('L')}Z`,
      repeat(12, (r) =>
        repeat(7, (c) =>
          rect(
            1004 + c * 42 - (r % 2) * 20,
            20 + r * 19,
            38,
            15,
            mix('#c9764f', ['#a9583c', '#d98f66', '#8f4a34'][(r * 3 + c) % 3]!, 0.5),
          ),
        ),
      ),
    ) +
    poly(hole, 'none', `stroke="${PALETTE.paper}" stroke-width="5"`);
  out +=
    rect(0, BACK - 26, W, 26, mix(wall, '#ffffff', 0.55)) +
    rect(0, BACK - 26, W, 3, mood.shade, 'opacity=".2"');
  // floor: tiles to the left, bare mortar to the right
  const spec = { back: BACK, front: FLOOR, vx: 620, horizon: 60, width: W, size: 124 };
  const bare = stage.lit('#cdbfa6', 0.2);
  out += rect(0, BACK, W, FLOOR - BACK, bare);
  out += floorGrid(spec, (quad, col, row) =>
    col < 3 - (row % 2) || (col === 3 && row === 1)
      ? hydraulicTile(quad, TILE_SETS.terracotta)
      : poly(quad, bare, 'stroke="#a3957c" stroke-width="1.4"'),
  );
  out += rect(
    0,
    BACK,
    W,
    FLOOR - BACK,
    defs.linear([
      [0, mood.shade, 0.24],
      [1, mood.shade, 0],
    ]),
  );
  return out + siteTable(stage, 60, 176) + tilePiles(stage);
}

/** The flat below, up to its moulded ceiling. */
function lowerRoom(stage: Stage) {
  const { width: W, height: H, mood, defs } = stage;
  const wall = stage.lit('#6f9490', 0.1);
  const top = CEILING_GAP.bottom;
  let out = rect(
    0,
    top,
    W,
    H - top,
    defs.linear(
      [
        [0, mix(wall, '#ffffff', 0.14)],
        [0.6, wall],
        [1, mix(wall, mood.shade, 0.24)],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  for (const [x, w] of pts('40,270 660,300')) out += wallPanel(stage, wall, x, top + 74, w, 400);
  out += framedPrint(stage, 105, 790, 150, 190, 2);
  return out + stainedDoor(stage, 1330, H + 30, 210, 268);
}

/** A period floor cut open: tiles, rubble, brick vaults on iron beams, reeds and plaster. */
export function floorSection(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  const { width: W, height: H, mood } = stage;
  let out = upperRoom(stage) + lowerRoom(stage);
  out += floorLayers(stage, FLOOR);
  out += brokenCeiling(stage);
  out +=
    multiply(ellipse(1170, H - 4, 180, 14, mood.shade), 0.4) + ladder(stage, 1150, H + 20, 492);
  // a work lamp hooked to the rusty beam
  out +=
    stage.glow(1000, 690, 300, 0.7) +
    stage.glow(480, 850, 240, 0.5) +
    place(
      stroke('M0 -112V-50', PALETTE.iron, 4) +
        circle(0, 18, 24, '#fff3cf') +
        path('M-42 0L-16 -44H16L42 0Z', PALETTE.terracotta) +
        path('M14 0L4 -44H16L42 0Z', mood.shade, 'opacity=".25"') +
        rect(-9, -60, 18, 18, PALETTE.iron) +
        stroke('M-30 2q0 42 30 44q30 -2 30 -44M0 2V46', PALETTE.iron, 3),
      1000,
      694,
    );
  return stage.finish(out + rect(0, 0, W, H, mood.light, 'opacity=".04"'));
}
