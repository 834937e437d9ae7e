import { distantTown, spires } from '../backdrops.ts';
import { ironKey } from '../objects.ts';
import { mix } from '../palette.ts';
import { pottedPlant } from '../pots.ts';
import {
  between,
  ellipse,
  group,
  multiply,
  place,
  type Point,
  poly,
  rect,
  stroke,
} from '../primitives.ts';
import { type Drawing, type SceneSpec, Stage } from '../stage.ts';
import { abacus, houseModel } from './coin-columns-models.ts';
import { coffeeCup, coinColumn, ledger, slantedPen } from './coin-columns-things.ts';

/** Low sun: how far a thing of height 1 throws its shadow over the table. */
const THROW: Point = [0.62, 0.2];

/** Years of rent and costs as columns of coins, a model house and a ledger by the window. */
export function coinColumns(spec: SceneSpec): Drawing {
  const stage = new Stage(spec);
  const { width: W, height: H, mood, defs, rnd } = stage;
  const edge = 408;

  // the town outside, hazy in the evening sun
  let out = stage.sky(0.16, 0.3, 6, 460);
  out += spires(stage, 1240, 300, 0.62, 0.5) + distantTown(stage, 398, 4);
  out += rect(
    0,
    120,
    W,
    300,
    defs.linear([
      [0, mood.sky[2], 0],
      [1, '#f6c98e', 0.5],
    ]),
  );

  // plants on the ledge outside
  out += pottedPlant(rnd, 640, 372, 0.94, 'geranium') + pottedPlant(rnd, 724, 372, 0.8, 'agave');

  // window frame and sill
  const frame = '#245562';
  const [light, dark] = [mix(frame, '#ffdfae', 0.4), mix(frame, mood.shade, 0.5)];
  const post = (x: number, w: number) =>
    rect(x, 0, w, edge, frame) + rect(x, 0, 6, edge, light) + rect(x + w - 10, 0, 10, edge, dark);
  out +=
    rect(0, 0, W, 34, frame) +
    rect(0, 28, W, 8, dark) +
    post(-20, 66) +
    post(536, 44) +
    post(1066, 44) +
    post(1560, 66) +
    rect(0, edge - 44, W, 48, frame) +
    rect(0, edge - 44, W, 7, light) +
    rect(0, edge - 12, W, 16, dark);

  // marble table
  out += rect(
    0,
    edge,
    W,
    H - edge,
    defs.linear([
      [0, '#f6e6cc'],
      [0.5, '#efdcc0'],
      [1, '#d9bfa0'],
    ]),
  );
  for (let i = 0; i < 11; i++) {
    const x = between(rnd, -200, W);
    const y = between(rnd, edge + 10, H - 30);
    const d = `M${x} ${y}q${between(rnd, 60, 130)} ${between(rnd, -26, 30)} ${between(rnd, 180, 260)} ${between(rnd, 4, 34)}t${between(rnd, 160, 300)} ${between(rnd, -8, 44)}`;
    out += stroke(
      d,
      '#a98f86',
      between(rnd, 1.4, 3.8),
      `opacity="${between(rnd, 0.34, 0.6).toFixed(2)}"`,
    );
    out += stroke(d, '#fffaf0', 2, 'opacity=".4" transform="translate(0 4)"');
  }
  // sun through the panes, and the shadow of every post
  out += rect(0, edge, W, H - edge, '#ffe2a0', 'opacity=".3" style="mix-blend-mode:soft-light"');
  out += multiply(
    group(
      [-70, 536, 1066]
        .map((x) =>
          poly(
            [
              [x, edge],
              [x + 44, edge],
              [x + 520, H],
              [x + 452, H],
            ],
            mood.shade,
          ),
        )
        .join(''),
      `filter="${defs.blur(4)}"`,
    ),
    0.2,
  );
  out +=
    rect(0, edge, W, 10, mood.shade, 'opacity=".3"') +
    rect(0, edge + 10, W, 8, mood.shade, 'opacity=".12"');

  // long shadows first, so that none falls over a thing
  const heights = [3, 5, 8, 11, 14, 12, 8, 5];
  const thick = 20;
  const [rx, ry] = [55, 22];
  const columns = heights.map((n, i): { x: number; y: number; n: number } => ({
    x: 502 + i * 122,
    y: 652 + Math.round(i * 7),
    n,
  }));
  const cast = (x: number, y: number, half: number, tall: number, depth: number) => {
    const [dx, dy] = [tall * THROW[0], tall * THROW[1]];
    return (
      poly(
        [
          [x, y - depth],
          [x + dx, y + dy - depth],
          [x + dx, y + dy + depth],
          [x - half * 0.3, y + depth],
        ],
        mood.shade,
      ) + ellipse(x + dx, y + dy, half, depth, mood.shade)
    );
  };
  out += multiply(
    group(
      columns.map((c) => cast(c.x, c.y, rx, c.n * thick, ry)).join('') +
        poly(
          [
            [196, 664],
            [404, 616],
            [640, 690],
            [400, 726],
          ],
          mood.shade,
        ) +
        poly(
          [
            [1206, 566],
            [1520, 566],
            [1640, 612],
            [1320, 620],
          ],
          mood.shade,
        ) +
        cast(1388, 858, 80, 100, 34),
      `filter="${defs.blur(3)}"`,
    ),
    0.42,
  );

  out += abacus(stage, 1196, 566, 336, 250);
  out += houseModel(stage, 132, 662);
  for (const c of columns) out += coinColumn(stage, c.x, c.y, c.n, rx, ry, thick);
  // coins that have rolled away
  out += coinColumn(stage, 1120, 826, 1, rx, ry, 16) + coinColumn(stage, 1012, 892, 2, rx, ry, 18);

  out += ledger(stage) + slantedPen(556, 812);
  const key = group(
    place(ironKey(), 0, 0, 0.86, -9),
    'transform="translate(908 950) scale(1 .56)"',
  );
  const keyShade = group(
    place(ironKey('#4a3558'), 0, 0, 0.86, -9),
    'transform="translate(916 960) scale(1 .56)"',
  );
  out += multiply(keyShade, 0.3) + key;
  out += coffeeCup(stage, 1388, 850);

  out += stage.glow(250, 130, 620, 0.5, '#ffdc9a');
  const corner = defs.radial([
    [0, mood.shade, 0],
    [0.7, mood.shade, 0],
    [1, mood.shade, 0.4],
  ]);
  out += multiply(ellipse(720, 480, 1150, 780, corner), 0.8);
  return stage.finish(out);
}
