import { railing } from '../balconies.ts';
import { floorGrid, framedPrint, hydraulicTile, type TileSet } from '../interiors.ts';
import { mix, PALETTE } from '../palette.ts';
import { pottedPlant } from '../pots.ts';
import {
  boxPath,
  circle,
  between,
  ellipse,
  group,
  line,
  multiply,
  type Point,
  poly,
  pts,
  rect,
  repeat,
  screen,
} from '../primitives.ts';
import { carton } from '../solids.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';
import {
  boxLamp,
  keysOnBox,
  mattress,
  openBoxWithPlates,
  stepladder,
  toast,
} from './first-evening-things.ts';
import { roofscape } from './first-evening-view.ts';

const TILES: [TileSet, TileSet] = [
  { ground: '#e3cdb0', star: '#b5603f', corner: '#7c4436', dot: '#2c6a78' },
  { ground: '#dcc6a8', star: '#50727a', corner: '#7c4436', dot: '#c98f45' },
];

/** The first evening in a flat of one's own: boxes, a mattress, a lamp, the roofs outside. */
export function firstEvening(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  const { width: W, height: H, mood, defs, rnd } = stage;
  const floor = 692;
  const eye: Point = [1060, 430];
  const [left, right, top] = [830, 1290, 128];
  const wall = mix('#c98f78', mood.shade, 0.22);
  const room = (c: string) => mix(c, mood.shade, 0.16);

  let out = rect(0, 0, W, floor, wall);
  // picture rail and cornice
  out +=
    rect(0, 0, W, 46, mix(wall, '#fff0dc', 0.42)) +
    rect(0, 46, W, 8, mood.shade, 'opacity=".3"') +
    rect(0, 12, W, 4, mood.shade, 'opacity=".16"') +
    rect(0, 84, W, 5, mix(wall, '#fff0dc', 0.3)) +
    rect(0, 89, W, 3, mood.shade, 'opacity=".22"');
  // the first strokes of a new colour, and the steps they were rolled from
  const paint = mix('#86a89c', mood.shade, 0.12);
  out += repeat(9, (k) => {
    const x = 250 + k * 31;
    const y = 268 + Math.abs(k - 3) * 7 + between(rnd, -14, 14);
    const long = 196 - Math.abs(k - 4) * 13 + between(rnd, -22, 22);
    return (
      rect(x, y, 35, long, paint, 'rx="3"') +
      rect(x + 4, y + 12, 3, long - 34, '#ffffff', 'opacity=".13" rx="1"') +
      rect(x + 31, y + 4, 4, long - 8, mood.shade, 'opacity=".08"')
    );
  });
  // a bare bulb, off: the lamp does the work
  out +=
    ellipse(414, 46, 30, 7, mix(wall, '#fff0dc', 0.55)) +
    line(pts('414,46 414,150'), mix('#3a2c33', mood.shade, 0.3), 3) +
    rect(406, 148, 16, 26, PALETTE.brass, 'rx="3"') +
    circle(414, 192, 21, '#f3e2cf', 'opacity=".85"') +
    circle(407, 185, 6, '#ffffff', 'opacity=".7"');
  // skirting
  out +=
    rect(0, floor - 34, W, 34, mix(wall, '#fff0dc', 0.5)) +
    rect(0, floor - 34, W, 3, '#fff0dc', 'opacity=".5"') +
    rect(0, floor - 5, W, 5, mood.shade, 'opacity=".3"');

  // floor: two old cement tiles in turn
  out += rect(0, floor, W, H - floor, room('#d9c2a2'));
  out += floorGrid(
    { back: floor, front: H, vx: eye[0], horizon: eye[1], width: W, size: 132 },
    (quad, col, row) => hydraulicTile(quad, TILES[Math.abs(col + row) % 2]!),
  );
  out += rect(
    0,
    floor,
    W,
    H - floor,
    defs.linear([
      [0, mood.shade, 0.36],
      [0.5, mood.shade, 0.2],
      [1, mood.shade, 0.46],
    ]),
  );

  // the view through the open doors, then the balcony
  const opening = boxPath(left, top, right - left, floor - top);
  out += defs.clipped(
    opening,
    roofscape(stage, left, top, right - left, floor - top) +
      rect(left, 668, right - left, 30, '#b98d78') +
      rect(left, 668, right - left, 4, '#ffdcb0', 'opacity=".7"') +
      railing(left - 20, 672, right - left + 40, 190, 124) +
      pottedPlant(rnd, 906, 690, 0.92, 'geranium'),
  );
  // rolled blind over the doors
  out += defs.clipped(
    opening,
    rect(left, top, right - left, 66, '#4d6a50') +
      repeat(6, (i) => rect(left, top + 9 + i * 11, right - left, 3, '#22332e', 'opacity=".5"')) +
      rect(left, top + 62, right - left, 30, '#5d7d5d', 'rx="14"') +
      rect(left, top + 66, right - left, 7, '#a9bb8c', 'opacity=".6" rx="3"') +
      rect(left, top + 82, right - left, 10, '#22332e', 'opacity=".4" rx="5"'),
  );
  const trim = room('#efdfc8');
  out +=
    rect(left - 34, top - 34, 34, floor - top + 34, trim) +
    rect(right, top - 34, 34, floor - top + 34, mix(trim, mood.shade, 0.12)) +
    rect(left - 34, top - 34, right - left + 68, 34, trim) +
    rect(left - 44, top - 46, right - left + 88, 14, mix(trim, '#ffffff', 0.35)) +
    rect(left - 6, top, 6, floor - top, mood.shade, 'opacity=".35"') +
    rect(left, top, 12, floor - top, mood.shade, 'opacity=".22"');
  // evening sun on the floor
  const sunlight = pts(`${left},${floor} ${right},${floor} 1600,900 1600,1000 1010,1000`);
  out +=
    poly(sunlight, '#ffb070', 'opacity=".34"') +
    poly(sunlight, '#ffc890', 'opacity=".5" style="mix-blend-mode:soft-light"') +
    multiply(
      repeat(6, (i) => {
        const x = left + 56 + i * 70;
        return poly(
          [
            [x, floor],
            [x + 6, floor],
            [x + 6 + (x - 700) * 0.92 + 30, H],
            [x - 8 + (x - 700) * 0.92 + 30, H],
          ],
          mood.shade,
        );
      }),
      0.26,
    );
  // door leaves folded back into the room
  const leaf = (hinge: number, end: number) => {
    const at = (a: number, b: number): Point => {
      const up = top - 26 * a;
      const down = floor + 46 * a;
      return [hinge + (end - hinge) * a, up + (down - up) * b];
    };
    const pane = (a: number, b: number, c: number, d: number, fill: string, extra = '') =>
      poly([at(a, b), at(c, b), at(c, d), at(a, d)], fill, extra);
    const wood = hinge < eye[0] ? mix(trim, mood.shade, 0.26) : mix(trim, '#ffd9a8', 0.3);
    let leafBody = pane(0, 0, 1, 1, wood);
    for (const [b, d] of pts('0.04,0.24 0.27,0.5 0.53,0.76'))
      leafBody +=
        pane(0.16, b!, 0.84, d!, mix('#8d86a0', '#f0b48c', hinge < eye[0] ? 0.25 : 0.6)) +
        pane(0.24, b!, 0.44, d!, '#fff0dc', 'opacity=".28"');
    leafBody +=
      pane(0.16, 0.8, 0.84, 0.96, mood.shade, 'opacity=".2"') +
      pane(0.22, 0.815, 0.78, 0.945, mix(wood, '#ffffff', 0.14)) +
      pane(0.94, 0, 1, 1, mood.shade, 'opacity=".2"');
    const [kx, ky] = at(0.92, 0.52);
    return leafBody + rect(kx - 4, ky - 26, 8, 52, PALETTE.brass, 'rx="4"');
  };
  // lamplight on the wall, behind everything that stands in front of it
  const lamp: Point = [676, 560];
  out += stage.glow(lamp[0], lamp[1], 640, 0.62, '#ffc46e');
  out += stage.glow(lamp[0], lamp[1] - 10, 260, 0.5, '#ffdf9c');
  out += leaf(left, left - 92) + leaf(right, right + 92);

  // a picture that waits to be hung
  out += multiply(ellipse(1512, 726, 100, 10, mood.shade), 0.4);
  out += framedPrint(stage, 1420, 512, 158, 214, 2);

  out += stage.glow(lamp[0], lamp[1], 230, 0.34, '#ffdf9c');
  out += stepladder(stage, 150, 716, paint) + mattress(stage, eye);
  const small = { x: 582, bottom: 832, w: 190, h: 128, depth: 0.17, colour: '#c99a66' };
  out += carton(stage, small, eye) + boxLamp(stage, lamp[0] + 6, 690);
  out += openBoxWithPlates(stage, eye);
  const table = { x: 1180, bottom: 964, w: 270, h: 140, depth: 0.16, colour: '#b98858' };
  out +=
    carton(stage, table, eye) + group(toast(stage) + keysOnBox(), 'transform="translate(0 20)"');

  // the corners of the room sink into the evening
  const dim = defs.radial([
    [0, mood.shade, 0],
    [0.6, mood.shade, 0.04],
    [1, mood.shade, 0.5],
  ]);
  out += multiply(ellipse(860, 560, 1240, 820, dim), 0.9);
  out += screen(
    circle(
      lamp[0],
      lamp[1] + 60,
      420,
      defs.radial([
        [0, '#ffb45c', 0.22],
        [1, '#ffb45c', 0],
      ]),
    ),
  );
  out += stage.glow(1060, 420, 420, 0.22, '#ffb88a');
  return stage.finish(out);
}
