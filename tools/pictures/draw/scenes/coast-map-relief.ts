import { mix, PALETTE } from '../palette.ts';
import { spires } from '../backdrops.ts';
import {
  between,
  circle,
  ellipse,
  line,
  path,
  pick,
  type Point,
  poly,
  rect,
  repeat,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';
import { onMap } from './coast-map-sheet.ts';

/** A hill as old maps draw it: light side, hatched side. */
function hill(stage: Stage, [x, y]: Point, k: number, colour: string) {
  const { rnd } = stage;
  const [w, h] = [between(rnd, 46, 72) * k, between(rnd, 34, 56) * k];
  const top: Point = [x + between(rnd, -5, 5) * k, y - h];
  const curve = (side: number) =>
    `Q${top[0] + side * w * 0.24} ${top[1] + h * 0.24} ${x + side * w * 0.6} ${y}`;
  return (
    ellipse(x + 8 * k, y + 1, w * 0.66, 6 * k, stage.mood.shade, 0, 'opacity=".16"') +
    path(
      `M${top[0]} ${top[1]}${curve(-1)}H${x + w * 0.6}Q${top[0] + w * 0.24} ${top[1] + h * 0.24} ${top[0]} ${top[1]}Z`,
      colour,
    ) +
    path(
      `M${top[0]} ${top[1]}${curve(1)}H${x + w * 0.02}Q${top[0] + w * 0.1} ${y - h * 0.4} ${top[0]} ${top[1]}Z`,
      stage.mood.shade,
      'opacity=".3"',
    ) +
    repeat(3, (i) =>
      stroke(
        `M${top[0] + (4 + i * 5) * k} ${top[1] + (12 + i * 8) * k}l${(4 + i * 2) * k} ${(11 - i) * k}`,
        '#5a4560',
        1.6 * k,
        'opacity=".5"',
      ),
    )
  );
}

const tree = (x: number, y: number, k: number, colour: string) =>
  ellipse(x + 3 * k, y + 1, 8 * k, 3 * k, '#4a3558', 0, 'opacity=".22"') +
  rect(x - 1.2 * k, y - 7 * k, 2.4 * k, 7 * k, '#6a462e') +
  circle(x, y - 12 * k, 7 * k, colour) +
  circle(x - 2 * k, y - 14 * k, 4 * k, mix(colour, '#f3e7a8', 0.4));

/** A few houses round a tower. */
function village(stage: Stage, [x, y]: Point, k: number) {
  const { rnd } = stage;
  let out = '';
  for (let i = 0; i < 5; i++) {
    const hx = x + (i - 2) * 13 * k;
    const hy = y + (i % 2) * 6 * k;
    const h = between(rnd, 8, 13) * k;
    out +=
      rect(hx, hy - h, 13 * k, h, '#fdf6e8') +
      rect(hx + 9 * k, hy - h, 4 * k, h, stage.mood.shade, 'opacity=".22"') +
      poly(
        [
          [hx - 2 * k, hy - h],
          [hx + 6 * k, hy - h - 7 * k],
          [hx + 15 * k, hy - h],
        ],
        pick(rnd, ['#c4683f', '#b85c3a', '#d07f52']),
      );
  }
  return (
    rect(x + 2 * k, y - 30 * k, 9 * k, 30 * k, '#f6e6c6') +
    path(`M${x + 1 * k} ${y - 30 * k}a5.5 6 0 0 1 ${11 * k} 0Z`, PALETTE.sea) +
    out
  );
}

/** The blocks of the Eixample as a net of little squares. */
function grid(stage: Stage) {
  let out = '';
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 11; c++) {
      const [u, v] = [0.715 + c * 0.0185 + r * 0.004, 0.37 + r * 0.03];
      const quad = [
        onMap(u, v),
        onMap(u + 0.014, v),
        onMap(u + 0.0142, v + 0.022),
        onMap(u + 0.0002, v + 0.022),
      ];
      out +=
        poly(
          quad.map(([x, y]): Point => [x + 2, y + 2]),
          stage.mood.shade,
          'opacity=".3"',
        ) + poly(quad, ['#d98a66', '#e3a57c', '#cf7a58', '#e9b890'][(r * 3 + c) % 4]!);
    }
  return out;
}

/** The rock of Calp at the water's edge. */
function rock([x, y]: Point) {
  return (
    path(`M${x - 44} ${y}q10 -26 22 -58q6 -20 30 -22q22 4 30 34q8 24 28 46Z`, '#cfa98a') +
    path(
      `M${x + 8} ${y - 80}q22 4 30 34q8 24 28 46h-44q10 -34 -14 -80Z`,
      '#4a3558',
      'opacity=".34"',
    ) +
    path(`M${x - 44} ${y}q6 -12 12 -16q40 8 98 16Z`, '#8b9a5c')
  );
}

/** Hills, woods, orange groves, rivers and towns of the map. */
export function mapRelief(stage: Stage, shore: Point[]) {
  const { rnd } = stage;
  const shoreAt = (u: number) =>
    shore.reduce((a, b) => (Math.abs(b[0] - u) < Math.abs(a[0] - u) ? b : a))[1];
  let out = '';
  // rivers, then the road along the coast
  const river = (from: number, to: number) => {
    const course = Array.from({ length: 40 }, (_, i): Point => {
      const t = i / 39;
      const u = from + (to - from) * t + Math.sin(t * 15 + from * 40) * 0.007;
      return onMap(u, t * (shoreAt(to) + 0.01));
    });
    return line(course, '#6fb0b4', 6, 'stroke-linejoin="round" stroke-linecap="round"');
  };
  out +=
    river(0.47, 0.525) +
    river(0.34, 0.38) +
    river(0.64, 0.7) +
    line(
      Array.from({ length: 60 }, (_, i) => {
        const u = i / 59;
        return onMap(u, shoreAt(u) - 0.055);
      }),
      '#c4683f',
      3,
      'stroke-dasharray="11 7" opacity=".85"',
    );
  out += grid(stage);
  const things: [number, string][] = [];
  for (let i = 0; i < 110; i++) {
    const u = between(rnd, 0.02, 0.98);
    const v = 0.02 + (i / 110) * 0.3;
    if (v > shoreAt(u) - 0.16) continue;
    if (u > 0.68 && v > 0.22) continue;
    const k = 0.7 + v * 1.2;
    const c = pick(rnd, ['#d6b07c', '#c9a06f', '#a9a56c', '#b9935f', '#93a06a']);
    things.push([v, hill(stage, onMap(u, v), k, c)]);
  }
  for (let i = 0; i < 300; i++) {
    const u = between(rnd, 0.02, 0.98);
    const v = between(rnd, 0.16, shoreAt(u) - 0.03);
    if (u > 0.7 && u < 0.94 && v > 0.33) continue;
    const [x, y] = onMap(u, v);
    const colour =
      u > 0.3 && u < 0.5 && rnd() < 0.6
        ? '#d9862f'
        : pick(rnd, ['#5f7d45', '#748549', '#446a48', '#929d78']);
    things.push([v, tree(x, y, 0.75 + v * 0.5, colour)]);
  }
  for (const [u, v] of [
    [0.045, 0.46],
    [0.12, 0.56],
    [0.2, 0.64],
    [0.39, 0.41],
    [0.56, 0.36],
    [0.64, 0.38],
  ] as Point[])
    things.push([v, village(stage, onMap(u, v), 0.95)]);
  const [cx, cy] = onMap(0.842, 0.41);
  things.push([0.4, spires(stage, cx, cy, 0.3, 0)]);
  things.push([0.66, rock(onMap(0.115, 0.69))]);
  things.sort((a, b) => a[0] - b[0]);
  return out + things.map(([, svg]) => svg).join('');
}
