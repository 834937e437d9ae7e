/** Dry-farmed land of the inland hills: trees, vines and walls without mortar. */
import { GREENS, mixAll } from './palette.ts';
import { foliage } from './foliage.ts';
import {
  circle,
  line,
  multiply,
  path,
  pick,
  place,
  type Point,
  poly,
  polyPath,
  repeat,
  stroke,
  type Rnd,
} from './primitives.ts';
import type { Stage } from './stage.ts';

const BLOSSOM = ['#a9707f', '#cf97a0', '#e9bfc0', '#f7ddd6', '#fff3ea'];

const forked = (k: number, bark: string, shade: string) =>
  path(
    `M${-9 * k} 0Q${-5 * k} ${-30 * k} ${-8 * k} ${-52 * k}L${-30 * k} ${-96 * k}L${-20 * k} ${-98 * k}L${-1 * k} ${-66 * k}L${16 * k} ${-104 * k}L${27 * k} ${-100 * k}L${8 * k} ${-50 * k}Q${6 * k} ${-24 * k} ${11 * k} 0Z`,
    bark,
  ) +
  path(
    `M${3 * k} 0Q${1 * k} ${-30 * k} ${3 * k} ${-60 * k}L${16 * k} ${-104 * k}L${27 * k} ${-100 * k}L${8 * k} ${-50 * k}Q${6 * k} ${-24 * k} ${11 * k} 0Z`,
    shade,
    'opacity=".55"',
  );

/** An almond tree in flower, foot at (x, y). */
export function almondTree(rnd: Rnd, x: number, y: number, k: number) {
  const clumps =
    k < 1.6
      ? [
          [-34, -112, 40, 28],
          [30, -116, 42, 30],
          [-2, -140, 46, 30],
        ]
      : [
          [-54, -98, 30, 22],
          [50, -102, 32, 22],
          [-24, -104, 30, 20],
          [22, -108, 30, 20],
          [-40, -128, 34, 24],
          [38, -132, 34, 24],
          [0, -130, 34, 24],
          [-14, -156, 32, 22],
          [20, -154, 30, 20],
        ];
  const leaf = k < 1.6 ? Math.max(2.4, 5.4 * k) : 3 * k;
  return (
    place(forked(k, '#6b4a3e', '#38262c'), x, y) +
    clumps
      .map(([dx, dy, rx, ry]) =>
        foliage(rnd, x + dx! * k, y + dy! * k, {
          rx: rx! * k,
          ry: ry! * k,
          leaf,
          leaves: k < 1.6 ? Math.round(60 + 130 * k) : 430,
          colours: BLOSSOM,
        }),
      )
      .join('')
  );
}

/** An old olive tree. */
export function oliveTree(rnd: Rnd, x: number, y: number, k: number) {
  return (
    place(forked(k * 0.9, '#8a7a66', '#4c4442'), x, y) +
    [
      [-30, -92, 42, 30],
      [32, -96, 40, 30],
      [0, -118, 46, 30],
    ]
      .map(([dx, dy, rx, ry]) =>
        foliage(rnd, x + dx! * k, y + dy! * k, {
          rx: rx! * k,
          ry: ry! * k,
          leaf: Math.max(2.4, 5.2 * k),
          leaves: Math.round(60 + 130 * Math.min(1, k)),
          colours: GREENS.olive,
        }),
      )
      .join('')
  );
}

/** Low bush vines along a line. */
export function vines(
  stage: Stage,
  from: number,
  to: number,
  at: (x: number) => number,
  k: number,
  haze = 0,
) {
  const { rnd, mood } = stage;
  const colours = mixAll(['#4a5a30', '#6b7a3a', '#8f9a48', '#b3b45c'], mood.sky[2], haze);
  let out = '';
  for (let x = from; x < to; x += 34 * k) {
    const y = at(x);
    out +=
      line(
        [
          [x, y],
          [x + 1, y - 17 * k],
        ],
        '#5d4535',
        3 * k,
      ) +
      foliage(rnd, x, y - 19 * k, {
        rx: 15 * k,
        ry: 10 * k,
        leaf: 4.2 * k,
        leaves: 34,
        colours,
      });
  }
  return out;
}

/** A dry stone wall under the curve `lip`, `courses` stones high. */
export function dryWall(
  stage: Stage,
  from: number,
  to: number,
  lip: (x: number) => number,
  courses: number,
  course: number,
) {
  const { rnd, mood } = stage;
  const height = courses * course;
  const edge: Point[] = [];
  for (let x = from; x < to; x += 20) edge.push([x, lip(x)]);
  edge.push([to, lip(to)]);
  const band: Point[] = [...edge, ...[...edge].reverse().map(([x, y]): Point => [x, y + height])];
  const jitter = () => (rnd() - 0.5) * course * 0.3;
  let stones = '';
  for (let j = 0; j < courses; j++)
    for (let x = from - rnd() * course; x < to;) {
      const w = course * (0.8 + rnd() * 1.5);
      const [a, b] = [Math.max(from, x), Math.min(to, x + w - 1.4)];
      if (b - a > 3) {
        const y = (px: number) => lip(px) + j * course;
        stones += poly(
          [
            [a, y(a) + 1 + jitter()],
            [a + (b - a) * 0.4, y(a) + jitter() * 0.8],
            [b, y(b) + 1 + jitter()],
            [b - course * 0.1, y(b) + course - 1.4],
            [a + course * 0.1, y(a) + course - 1.4],
          ],
          stage.lit(pick(rnd, ['#d8c29e', '#c9b08a', '#b89b74', '#e2cda6', '#c4a884']), 0.25),
        );
      }
      x += w;
    }
  // stones are darker to the foot, and throw a strip of shade on the ground below
  const low: Point[] = [
    ...edge.map(([x, y]): Point => [x, y + height * 0.62]),
    ...[...edge].reverse().map(([x, y]): Point => [x, y + height]),
  ];
  const ground: Point[] = [
    ...edge.map(([x, y]): Point => [x, y + height]),
    ...[...edge].reverse().map(([x, y]): Point => [x, y + height + course * 0.55]),
  ];
  return (
    poly(band, stage.dark('#8d7354', 0.22)) +
    stage.defs.clipped(polyPath(band), stones) +
    multiply(poly(low, mood.shade), 0.16) +
    multiply(poly(ground, mood.shade), 0.3)
  );
}

/** Flowers and grasses of a fallow field. */
export function meadow(
  rnd: Rnd,
  count: number,
  spot: () => Point,
  k: number,
  colours = ['#e0b64a', '#f6eddc', '#c4503f', '#9aa85c'],
) {
  return repeat(count, () => {
    const [x, y] = spot();
    const s = k * (0.7 + rnd() * 0.6);
    const sway = (rnd() - 0.5) * 8 * s;
    return (
      stroke(`M${x} ${y}q0 ${-8 * s} ${sway} ${-15 * s}`, '#7d8a4c', 1.4 * s) +
      circle(x + sway, y - 15 * s, 2.8 * s, pick(rnd, colours))
    );
  });
}
