import { house } from '../house.ts';
import { wallPanel } from '../interiors.ts';
import { mix, PALETTE, WALLS } from '../palette.ts';
import { foliage } from '../foliage.ts';
import { bigLeaves, pottedPlant } from '../pots.ts';
import {
  ellipse,
  group,
  inQuad,
  line,
  multiply,
  path,
  type Point,
  poly,
  polyPath,
  type Quad,
  rect,
  repeat,
  stroke,
} from '../primitives.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';
import { cameraOnTripod } from './photo-day-camera.ts';
import { blownCurtain, consoleTable, roundMirror, weekCalendar } from './photo-day-things.ts';

const EYE: Point = [900, 400];
const CORNER = 430;
const FLOOR = 690;
const CEILING = 66;

/** Point of the left wall at picture column x; v runs from ceiling to floor. */
function onLeftWall(x: number, v: number): Point {
  const far = (EYE[0] - x) / (EYE[0] - CORNER);
  const up = EYE[1] + (CEILING - EYE[1]) * far;
  const down = EYE[1] + (FLOOR - EYE[1]) * far;
  return [x, up + (down - up) * v];
}

/** Chevron parquet; boards meet in a point along every column. */
function chevronFloor(stage: Stage) {
  const { width: W, height: H, rnd } = stage;
  const at = (x: number, far: number): Point => {
    const s = 1 / (1 + far / 900);
    return [EYE[0] + x * s, EYE[1] + (H - EYE[1]) * s];
  };
  const woods = ['#d3a066', '#c8935a', '#dbaa72', '#c08a52', '#d6a56c'];
  const [wide, deep, lean] = [104, 46, 74];
  let out = rect(0, FLOOR, W, H - FLOOR, stage.lit('#c08c56'));
  for (let col = -18; col < 16; col++) {
    for (let row = -3; row < 23; row++) {
      const [a, b] = col % 2 ? [0, lean] : [lean, 0];
      const x = col * wide;
      const z = row * deep;
      const board = [
        at(x, z + a),
        at(x + wide, z + b),
        at(x + wide, z + deep + b),
        at(x, z + deep + a),
      ];
      out += poly(
        board,
        stage.lit(woods[Math.floor(rnd() * 5)]!, 0.15),
        'stroke="#8a5c34" stroke-width="1" stroke-opacity=".45"',
      );
    }
  }
  return out;
}

/** A living room tidied for the photographer, eight weeks on the wall. */
export function photoDay(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  const { width: W, height: H, mood, defs, rnd } = stage;
  const wall = stage.lit('#e6c888', 0.15);
  const left = mix(wall, mood.shade, 0.12);
  const trim = stage.lit(PALETTE.paper, 0.3);

  // back wall, lit from the window side
  let out = rect(
    0,
    0,
    W,
    FLOOR,
    defs.linear(
      [
        [0, mix(wall, '#fff3d6', 0.3)],
        [0.5, wall],
        [1, mix(wall, mood.shade, 0.16)],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  for (const [x, w] of [
    [462, 290],
    [770, 340],
    [1128, 440],
  ] as Point[])
    out += wallPanel(stage, wall, x, 118, w, 400);
  out +=
    rect(0, FLOOR - 150, W, 8, mix(wall, '#ffffff', 0.55)) +
    rect(0, FLOOR - 142, W, 3, mood.shade, 'opacity=".16"') +
    rect(0, FLOOR - 36, W, 36, trim) +
    rect(0, FLOOR - 36, W, 3, mood.shade, 'opacity=".16"');
  // ceiling and cornice
  out +=
    rect(CORNER, CEILING - 26, W, 26, mix(trim, mood.shade, 0.06)) +
    rect(CORNER, CEILING, W, 10, mood.shade, 'opacity=".14"') +
    rect(0, 0, W, CEILING - 26, mix(trim, wall, 0.2)) +
    rect(0, CEILING - 28, W, 3, mood.shade, 'opacity=".18"');

  // floor with its polish
  out += defs.clipped(
    polyPath([[CORNER, FLOOR], [W, FLOOR], [W, H], [0, H], onLeftWall(0, 1)]),
    chevronFloor(stage) +
      rect(
        0,
        FLOOR,
        W,
        H - FLOOR,
        defs.linear([
          [0, '#fff3d6', 0.42],
          [0.4, '#fff3d6', 0.06],
          [1, mood.shade, 0.26],
        ]),
      ),
  );
  // left wall
  // the lines of ceiling and cornice leave the picture at its top edge
  out += poly([[0, 0], [336, 0], [CORNER, CEILING], [CORNER, FLOOR], onLeftWall(0, 1)], left);
  out += poly(
    [
      [336, 0],
      [378, 0],
      [CORNER, CEILING - 26],
      [CORNER, CEILING],
    ],
    mix(trim, mood.shade, 0.16),
  );
  const strip = (v: number, u: number, fill: string, extra = '') =>
    poly(
      [onLeftWall(0, v), onLeftWall(CORNER, v), onLeftWall(CORNER, u), onLeftWall(0, u)],
      fill,
      extra,
    );
  out +=
    strip(0.76, 0.772, mix(left, '#ffffff', 0.5)) +
    strip(0.945, 1, mix(trim, mood.shade, 0.12)) +
    line([onLeftWall(CORNER, 0), [CORNER, FLOOR]], mood.shade, 2, 'opacity=".3"');

  // open window: casing, view, far leaf swung into the room
  const [near, far] = [92, 318];
  const frame = (grow: number, top: number, bottom: number): Quad => [
    onLeftWall(near - grow, top),
    onLeftWall(far + grow * 0.7, top),
    onLeftWall(far + grow * 0.7, bottom),
    onLeftWall(near - grow, bottom),
  ];
  const hole = frame(0, 0.15, 0.76);
  let view = stage.sky(0.06, 0.26, 3, 700);
  view += house(
    stage,
    27,
    {
      width: 12,
      bays: 3,
      floors: [4.4, 3.8, 3.6, 3.4],
      crown: 'balustrade',
      awning: PALETTE.sea,
      ...WALLS[4]!,
    },
    60,
    730,
  );
  view += rect(0, 0, 420, 900, '#fff1d8', 'opacity=".34"');
  view += foliage(rnd, 130, 560, { rx: 100, ry: 110, leaf: 10 });
  out += poly(frame(30, 0.115, 0.79), trim) + defs.clipped(polyPath(hole), view);
  out +=
    poly(
      [hole[1], [hole[1][0] - 26, hole[1][1] - 6], [hole[2][0] - 26, hole[2][1] + 6], hole[2]],
      mix(trim, mood.shade, 0.1),
    ) +
    poly(
      [
        ...[onLeftWall(near - 40, 0.765), onLeftWall(far + 30, 0.765)],
        ...[
          [far + 44, onLeftWall(far, 0.8)[1]] as Point,
          [near - 30, onLeftWall(near, 0.815)[1]] as Point,
        ],
      ],
      mix(trim, '#ffffff', 0.4),
    );
  const [leafTop, leafFoot] = [hole[1][1] - 2, hole[2][1] + 2];
  const tall = leafFoot - leafTop;
  out +=
    rect(far - 2, leafTop, 104, tall, trim) +
    repeat(3, (i) => {
      const y = leafTop + 16 + (i * (tall - 20)) / 3;
      const h = (tall - 20) / 3 - 12;
      return (
        rect(far + 14, y, 72, h, mix(mood.glass[1], wall, 0.3)) +
        poly(
          [
            [far + 20, y + h],
            [far + 52, y],
            [far + 70, y],
            [far + 38, y + h],
          ],
          '#ffffff',
          'opacity=".45"',
        )
      );
    }) +
    rect(far + 94, leafTop, 8, tall, mood.shade, 'opacity=".14"');

  // morning light: on the back wall and across the floor
  const sun = (points: Point[], k = 1) =>
    poly(points, '#fff4d2', `opacity="${0.42 * k}"`) +
    poly(points, '#fff4d2', `opacity="${0.5 * k}" style="mix-blend-mode:soft-light"`);
  const patch: Quad = [
    [440, 752],
    [668, 716],
    [1080, 836],
    [760, 930],
  ];
  for (const u of [0, 0.52])
    for (const v of [0, 0.52])
      out += sun([
        inQuad(patch, u, v),
        inQuad(patch, u + 0.48, v),
        inQuad(patch, u + 0.48, v + 0.48),
        inQuad(patch, u, v + 0.48),
      ]);

  out += weekCalendar(stage, 500, 140);
  out += roundMirror(stage, 936, 306, 132);
  // the polish holds the console upside down
  const table = consoleTable(stage, 758, 556, 360, 176);
  out += defs.clipped(
    polyPath([
      [CORNER, 734],
      [W, 734],
      [W, H],
      [CORNER, H],
    ]),
    group(table, 'transform="translate(0 1468) scale(1 -1)" opacity=".17"'),
  );
  out += multiply(ellipse(950, 738, 230, 12, mood.shade), 0.32) + table;

  // orange tree in the corner, big plant at the right
  out +=
    multiply(ellipse(622, 806, 70, 11, mood.shade), 0.36) +
    pottedPlant(rnd, 600, 806, 1.3, 'orange', '#5f8f92');
  out += multiply(ellipse(1556, 806, 120, 14, mood.shade), 0.36);
  out +=
    bigLeaves(rnd, 1530, 700, 0.94, 13) +
    path('M1462 690h138v110h-118q-20 -50 -20 -110Z', '#c79a64') +
    repeat(5, (i) =>
      stroke(`M1464 ${704 + i * 21}h140`, '#8a6238', 3, 'opacity=".5" stroke-dasharray="12 8"'),
    ) +
    rect(1458, 682, 146, 14, '#d9b07c', 'rx="6"') +
    rect(1556, 690, 50, 110, mood.shade, 'opacity=".16"');

  out += blownCurtain(stage, onLeftWall(60, 0.09), onLeftWall(372, 0.09));
  out += stage.glow(210, 330, 520, 0.42, mood.sun);
  out += cameraOnTripod(stage, 1308, 404);
  return stage.finish(out);
}
