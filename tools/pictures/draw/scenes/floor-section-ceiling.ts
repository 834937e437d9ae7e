import { mix, PALETTE } from '../palette.ts';
import {
  between,
  circle,
  ellipse,
  line,
  path,
  place,
  type Point,
  poly,
  pts,
  rect,
  repeat,
  rough,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';
import { soffitAt } from './floor-section-layers.ts';

/** The false ceiling hangs between these heights; from `hole` on it has been opened. */
export const CEILING_GAP = { top: 640, bottom: 672, from: 850, to: 1340 };

/** Reeds tied to a mat, hanging from the broken edge. */
function hangingReeds(stage: Stage, x: number, dir: 1 | -1) {
  const { rnd } = stage;
  return repeat(22, (i) => {
    const y = CEILING_GAP.top + 2 + (i % 7) * 2.6;
    const reach = between(rnd, 24, 92);
    const drop = between(rnd, 2, 56);
    return stroke(
      `M${x - dir * 20} ${y}Q${x + dir * reach * 0.6} ${y + drop * 0.1} ${x + dir * reach} ${y + drop}`,
      ['#c9a560', '#b08a48', '#dcbf7c', '#94703a'][i % 4]!,
      between(rnd, 2.6, 4.4),
    );
  });
}

function chandelier(stage: Stage, x: number, y: number) {
  const brass = PALETTE.brass;
  const dark = '#7d5728';
  const arm = (dx: number) =>
    stroke(`M0 118Q${dx * 0.5} 168 ${dx} 112`, dark, 8) +
    stroke(`M0 116Q${dx * 0.5} 166 ${dx} 110`, brass, 5) +
    path(`M${dx - 26} 104q4 -44 26 -46q22 2 26 46Z`, '#fff1cd') +
    path(`M${dx + 4} 58q18 6 22 46h-12q0 -30 -10 -46Z`, stage.mood.shade, 'opacity=".14"') +
    rect(dx - 12, 102, 24, 9, brass, 'rx="3"');
  return place(
    rect(-3, 0, 6, 92, dark) +
      arm(-122) +
      arm(122) +
      arm(-62) +
      arm(62) +
      ellipse(0, 106, 16, 26, brass) +
      ellipse(-5, 98, 4, 10, '#fbe9b8') +
      circle(0, 142, 11, brass) +
      circle(0, 160, 6, dark),
    x,
    y,
  );
}

/** Plaster on reeds hung from the vaults, with cornice and rose; broken open to the right. */
export function brokenCeiling(stage: Stage) {
  const { width: W, mood, rnd } = stage;
  const { top, bottom, from, to } = CEILING_GAP;
  const plaster = stage.lit('#f6efe0', 0.2);
  const strip = (x: number, w: number, right: Point[], left: Point[]) =>
    repeat(9, (i) => rect(x, top + i * 1.9, w, 1.5, ['#c9a560', '#94703a', '#dcbf7c'][i % 3]!)) +
    poly([[x, top + 17], ...right, ...left], plaster) +
    '';
  // hangers of twisted wire
  let out = '';
  for (let x = 80; x < W; x += 120)
    if ((x < from - 20 || x > to + 40) && Math.abs((x % 400) - 200) > 50)
      out += line(
        [
          [x, soffitAt(x)],
          [x, top],
        ],
        '#8f8577',
        3,
      );
  const edge = (x: number, dir: number) =>
    rough(
      rnd,
      [
        [x, top + 16],
        [x + dir * 26, top + 24],
        [x + dir * 6, bottom],
      ],
      4,
      10,
    );
  out += hangingReeds(stage, from, 1) + hangingReeds(stage, to, -1);
  out += strip(-10, from + 6, edge(from, 1), [[-10, bottom]]);
  out += strip(
    to,
    W,
    [
      [W + 10, top + 17],
      [W + 10, bottom],
    ],
    edge(to, -1).reverse(),
  );
  out += rect(-10, top - 2, from + 8, 4, mood.shade, 'opacity=".3"');
  // cornice of the room, in steps, on what is left of the ceiling
  const cornice = (x: number, w: number) =>
    rect(x, bottom, w, 12, mix(plaster, mood.shade, 0.1)) +
    rect(x, bottom + 12, w, 16, plaster) +
    repeat(Math.floor(w / 22), (i) =>
      rect(x + 6 + i * 22, bottom + 14, 12, 12, mix(plaster, mood.shade, 0.16), 'rx="2"'),
    ) +
    rect(x, bottom + 28, w, 7, mix(plaster, '#ffffff', 0.4)) +
    rect(x, bottom + 35, w, 12, mood.shade, 'opacity=".18"');
  out += cornice(-10, W + 20);
  // dust and crumbs below the hole
  out += repeat(26, () => {
    const [x, y, s] = [
      between(rnd, from + 20, to - 20),
      between(rnd, bottom + 50, 960),
      between(rnd, 2, 6),
    ];
    return poly(
      [
        [x, y],
        [x + s * 1.6, y - s],
        [x + s * 2, y + s * 0.6],
      ],
      plaster,
      'opacity=".75"',
    );
  });
  // rose and chandelier
  const rose = pts('330,0 350,12 392,20 420,34 540,34 568,20 610,12 630,0');
  out +=
    poly(
      rose.map(([x, y]): Point => [x, bottom + y]),
      mood.shade,
      'transform="translate(6 10)" opacity=".28"',
    ) +
    poly(
      rose.map(([x, y]): Point => [x, bottom + y]),
      mix(plaster, PALETTE.stone, 0.28),
    ) +
    rect(330, bottom - 2, 300, 6, mix(plaster, '#ffffff', 0.5)) +
    rect(352, bottom + 12, 256, 4, mix(plaster, '#ffffff', 0.5)) +
    rect(420, bottom + 30, 120, 4, mood.shade, 'opacity=".3"');
  return out + chandelier(stage, 480, bottom + 34);
}
