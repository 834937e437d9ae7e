import { farRock } from '../backdrops.ts';
import { GREENS, mix, mixAll, PALETTE } from '../palette.ts';
import {
  between,
  circle,
  ellipse,
  opacity,
  path,
  pick,
  poly,
  type Point,
  polyPath,
  pts,
  rect,
  repeat,
  rough,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** White villas with their pools, scattered over a slope; bigger towards the viewer. */
function villas(stage: Stage, spots: Point[]) {
  const { mood, rnd } = stage;
  return [...spots]
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => {
      const k = 0.4 + (y - 300) / 330;
      const w = between(rnd, 22, 34) * k;
      const h = between(rnd, 13, 19) * k;
      return (
        (rnd() < 0.5
          ? ellipse(x + w * 1.2, y + 5 * k, 11 * k, 4.4 * k, '#fbf5ea') +
            ellipse(x + w * 1.2, y + 5 * k, 9 * k, 3.2 * k, '#5fb8c4')
          : '') +
        rect(x - w / 2, y - h, w, h, '#fbf5ea') +
        rect(x + w * 0.16, y - h, w * 0.34, h, mood.shade, 'opacity=".2"') +
        poly(
          [
            [x - w * 0.58, y - h],
            [x - w * 0.4, y - h * 1.6],
            [x + w * 0.4, y - h * 1.6],
            [x + w * 0.58, y - h],
          ],
          pick(rnd, ['#c4683f', '#cf7f52', '#b85c3a']),
        ) +
        rect(x - w * 0.3, y - h * 0.72, w * 0.14, h * 0.4, PALETTE.sea)
      );
    })
    .join('');
}

/** Sky, sea, the great rock and a cape with coves, as seen coming in to land. */
export function coastFromAbove(stage: Stage) {
  const { width: W, mood, rnd, defs } = stage;
  const horizon = 262;
  let out = stage.sky(0.3, 0.14, 6, 620);
  out += rect(
    0,
    horizon,
    W,
    420,
    defs.linear([
      [0, mix(PALETTE.sea, mood.sky[2], 0.45)],
      [0.25, '#3f93a0'],
      [1, '#1f6c80'],
    ]),
  );
  out += repeat(70, () => {
    const y = horizon + 6 + rnd() ** 2 * 330;
    return rect(
      rnd() * W,
      y,
      between(rnd, 12, 46),
      1.8,
      '#eafcf6',
      `rx="1" ${opacity(between(rnd, 0.12, 0.4))}`,
    );
  });
  // hills of the coast, one behind the other
  const hill = (line: string, c: string, haze: number) =>
    poly([...rough(rnd, pts(line), 7, 8), [1640, 344], [900, 336]], mix(c, mood.sky[2], haze));
  out +=
    hill('660,292 720,268 830,244 980,214 1120,232 1280,176 1420,206 1640,160', '#6d84a8', 0.5) +
    hill('740,308 800,288 900,272 1040,254 1180,270 1330,232 1640,236', '#7f9384', 0.4);
  out += farRock(stage, 330, horizon + 6, 0.52);
  // the cape with its coves
  const shore = rough(
    rnd,
    pts(
      '1640,300 1300,292 1080,300 900,312 812,330 846,352 780,376 700,382 690,408 752,424 720,452 606,470 560,500 598,524 560,560 470,574 440,640',
    ),
    4,
    8,
  );
  const land: Point[] = [...shore, [1640, 640]];
  const shift = (dx: number, dy: number) => land.map(([x, y]): Point => [x + dx, y + dy]);
  out +=
    poly(shift(-34, 12), '#7fcac8', 'opacity=".4"') +
    poly(shift(-18, 7), '#a5dfd4', 'opacity=".65"') +
    poly(shift(-7, 3), '#fdf8ea', 'opacity=".9"') +
    poly(land, stage.lit('#d9bd8c', 0.2));
  const inland = shore.map(([x, y]): Point => [x + 12 + (y - 290) * 0.1, y - 1]);
  const green: Point[] = [...inland, [1640, 640]];
  out += poly(
    green,
    defs.linear([
      [0, mix('#8f9f68', mood.sky[2], 0.2)],
      [1, '#77914f'],
    ]),
  );
  // fields, roads, pines and houses
  let inside = '';
  for (const [x, y, w, c] of [
    [1010, 350, 120, '#c9b573'],
    [1190, 372, 150, '#a9b264'],
    [960, 420, 140, '#b7a765'],
    [1210, 452, 190, '#d0b878'],
    [880, 520, 200, '#9fae62'],
    [1120, 560, 240, '#c2b06c'],
  ] as const) {
    const h = w * 0.24;
    inside += poly(
      [
        [x, y],
        [x + w, y - h * 0.2],
        [x + w * 1.1, y + h * 0.8],
        [x + w * 0.06, y + h],
      ],
      c,
      'opacity=".75"',
    );
    inside += repeat(6, (i) =>
      stroke(
        `M${x + (w * (i + 0.5)) / 6} ${y}L${x + (w * 1.06 * (i + 0.5)) / 6 + w * 0.04} ${y + h * 0.9}`,
        '#6f7d45',
        1.6,
        'opacity=".5"',
      ),
    );
  }
  inside +=
    stroke('M1640 330Q1300 330 1100 344T860 400Q800 440 760 500T600 620', '#f3e6c8', 5) +
    stroke('M1100 344Q1180 400 1160 480T1240 640', '#f3e6c8', 5);
  inside += repeat(150, () => {
    const y = between(rnd, 312, 600);
    const k = 0.4 + (y - 300) / 320;
    const x = between(rnd, 560, 1560);
    const [dark, , , light] = mixAll(GREENS.pine, mood.sky[2], 0.25 - k * 0.12);
    return (
      ellipse(x + 3 * k, y + 4 * k, 10 * k, 4 * k, '#33462f', 0, 'opacity=".35"') +
      circle(x, y, 8 * k, dark!) +
      circle(x - 2.4 * k, y - 2.6 * k, 5 * k, light!)
    );
  });
  const spots = Array.from({ length: 64 }, (): Point => [
    between(rnd, 610, 1500),
    between(rnd, 316, 600),
  ]);
  inside += villas(stage, spots);
  out += defs.clipped(polyPath(green), inside);
  // boats with their wakes
  for (const [x, y, k] of [
    [560, 352, 0.7],
    [430, 452, 1],
    [640, 330, 0.5],
  ] as const)
    out +=
      stroke(
        `M${x} ${y}q${-40 * k} ${6 * k} ${-92 * k} ${4 * k}M${x} ${y}q${-40 * k} ${12 * k} ${-88 * k} ${18 * k}`,
        '#fdf8ea',
        2.4 * k,
        'opacity=".7"',
      ) +
      path(
        `M${x - 16 * k} ${y - 5 * k}h${26 * k}l${12 * k} ${5 * k}l${-12 * k} ${5 * k}h${-26 * k}Z`,
        '#fbf5ea',
      );
  return out;
}
