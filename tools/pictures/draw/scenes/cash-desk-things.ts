import { foliage } from '../foliage.ts';
import { mix, PALETTE } from '../palette.ts';
import {
  between,
  circle,
  ellipse,
  multiply,
  path,
  pick,
  place,
  poly,
  rect,
  repeat,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** Rack of pigeonholes with rolled deeds, folded papers and bound files. */
export function pigeonholes(stage: Stage, x: number, y: number, w: number, h: number) {
  const { mood, rnd } = stage;
  const wood = '#7d5233';
  const [cols, rows] = [5, 3];
  const [cw, ch] = [w / cols, h / rows];
  let out =
    rect(x + 14, y + 18, w, h, mood.shade, 'opacity=".25"') +
    rect(x - 14, y - 16, w + 28, h + 32, mix(wood, '#ffd9a0', 0.22)) +
    rect(x - 20, y - 24, w + 40, 14, mix(wood, '#ffd9a0', 0.4)) +
    rect(x, y, w, h, '#3d281f');
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const [cx, cy] = [x + c * cw, y + r * ch];
      const floor = cy + ch - 5;
      const kind = Math.floor(rnd() * 4);
      if (kind === 0) {
        for (const [dx, dy] of [
          [24, 17],
          [56, 17],
          [40, 44],
        ] as const)
          out +=
            circle(cx + dx + 7, floor - dy, 15, pick(rnd, ['#f3e6c8', '#e6d3b1', '#fbf5ea'])) +
            circle(cx + dx + 7, floor - dy, 9, '#c9b48e') +
            circle(cx + dx + 7, floor - dy, 5, '#5a4232');
      } else if (kind === 1) {
        for (let i = 0; i < 5; i++)
          out += rect(
            cx + 13 + rnd() * 6,
            floor - 11 - i * 12,
            cw - 32,
            10,
            pick(rnd, ['#fbf5ea', '#e6d3b1', '#d9c09a', PALETTE.sage]),
          );
        out += rect(cx + cw / 2 - 4, floor - 60, 7, 60, PALETTE.wine);
      } else if (kind === 2) {
        let bx = cx + 12;
        while (bx < cx + cw - 26) {
          const bw = between(rnd, 12, 20);
          const c2 = pick(rnd, [
            PALETTE.deep,
            PALETTE.terracotta,
            PALETTE.ochre,
            PALETTE.sea,
            PALETTE.wine,
          ]);
          out +=
            rect(bx, floor - 84, bw - 2, 84, c2, 'rx="2"') +
            rect(bx + 3, floor - 66, bw - 8, 14, PALETTE.cream);
          bx += bw;
        }
      } else {
        out += poly(
          [
            [cx + 16, floor],
            [cx + 30, floor - 72],
            [cx + 78, floor - 64],
            [cx + 70, floor],
          ],
          '#f3e6c8',
        );
        out +=
          repeat(3, (i) => rect(cx + 34, floor - 50 + i * 14, 32, 4, '#a39682')) +
          circle(cx + 58, floor - 6, 8, '#9c2f2c');
      }
    }
  // shadows under each shelf, then the boards
  for (let r = 0; r < rows; r++) out += multiply(rect(x, y + r * ch, w, 26, mood.shade), 0.4);
  for (let c = 0; c <= cols; c++)
    out += rect(x + c * cw - 5, y, 10, h, wood) + rect(x + c * cw - 5, y, 3, h, '#a9774c');
  for (let r = 0; r <= rows; r++)
    out += rect(x, y + r * ch - 5, w, 10, wood) + rect(x, y + r * ch - 5, w, 3, '#b98452');
  return out;
}

/** Wooden base of a model with its shadow; its top at y. */
export function modelBase(stage: Stage, x: number, y: number, w: number) {
  const { mood, defs } = stage;
  return (
    multiply(
      rect(x + 12, y + 8, w + 26, 26, mood.shade, `rx="10" filter="${defs.blur(5)}"`),
      0.45,
    ) +
    poly(
      [
        [x + 8, y - 8],
        [x + w - 8, y - 8],
        [x + w, y + 6],
        [x, y + 6],
      ],
      '#c6d0a0',
    ) +
    rect(x, y + 5, w, 17, '#9a6a42') +
    rect(x, y + 5, w, 4, '#d9a870')
  );
}

/** White villa by its pool, with a pine. */
export function modelVilla(stage: Stage, x: number, y: number) {
  const { mood, rnd } = stage;
  const white = stage.lit('#fbf5ea', 0.3);
  const turned = mix(white, mood.shade, 0.22);
  const arch = (ax: number, foot: number, w: number, h: number) =>
    path(`M${ax} ${foot}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${foot}Z`, '#35586a');
  const tiles = (tx: number, ty: number, w: number) =>
    path(`M${tx - 8} ${ty}L${tx + 14} ${ty - 26}H${tx + w - 14}L${tx + w + 8} ${ty}Z`, '#c4683f') +
    repeat(Math.round(w / 12), (i) =>
      stroke(
        `M${tx + i * 12} ${ty - 2}l${8 - (i * 12 * 10) / w} -22`,
        '#8f4629',
        1.6,
        'opacity=".55"',
      ),
    );
  return (
    rect(x + 168, y - 104, 8, 100, '#6a462e') +
    foliage(rnd, x + 176, y - 128, {
      rx: 58,
      ry: 32,
      leaf: 4,
      colours: ['#2f5340', '#446a48', '#668453', '#8fa063'],
    }) +
    rect(x + 20, y - 138, 84, 138, white) +
    rect(x + 84, y - 138, 20, 138, turned) +
    tiles(x + 20, y - 136, 84) +
    rect(x + 104, y - 84, 96, 84, white) +
    rect(x + 182, y - 84, 18, 84, turned) +
    tiles(x + 104, y - 82, 96) +
    arch(x + 116, y, 24, 54) +
    arch(x + 150, y, 24, 54) +
    arch(x + 38, y, 24, 50) +
    rect(x + 34, y - 112, 16, 28, '#35586a') +
    rect(x + 60, y - 112, 16, 28, '#35586a') +
    rect(x + 27, y - 114, 6, 32, PALETTE.sea) +
    rect(x + 77, y - 114, 6, 32, PALETTE.sea) +
    ellipse(x + 178, y + 1, 32, 6.4, '#fbf5ea') +
    ellipse(x + 178, y + 1, 27, 4.4, '#5fb8c4') +
    foliage(rnd, x + 14, y - 10, { rx: 22, ry: 16, leaf: 5, flower: PALETTE.bougainvillea })
  );
}

export function deskBell(stage: Stage, x: number, y: number) {
  const { mood } = stage;
  return (
    multiply(ellipse(x + 14, y + 2, 76, 12, mood.shade), 0.4) +
    ellipse(x, y - 2, 66, 12, '#5a3b28') +
    ellipse(x, y - 8, 66, 12, '#7d5233') +
    path(`M${x - 54} ${y - 12}a54 50 0 0 1 108 0q-54 14 -108 0Z`, PALETTE.brass) +
    path(
      `M${x + 12} ${y - 61}a54 50 0 0 1 42 49q-20 5 -40 6q20 -30 -2 -55Z`,
      '#6b4a20',
      'opacity=".45"',
    ) +
    stroke(`M${x - 40} ${y - 26}q6 -24 26 -30`, '#fbecc0', 6) +
    rect(x - 4, y - 74, 8, 14, '#6b4a20') +
    ellipse(x, y - 76, 13, 7, PALETTE.wine)
  );
}

/** Rubber stamp on its pad. */
export function sealPress(stage: Stage, x: number, y: number, k: number) {
  const { mood } = stage;
  return place(
    multiply(ellipse(16, 2, 92, 12, mood.shade), 0.4) +
      rect(-84, -20, 168, 22, PALETTE.iron, 'rx="5"') +
      rect(-74, -24, 148, 8, '#7a2f36') +
      rect(-44, -46, 88, 24, '#3d2a20', 'rx="3"') +
      rect(-44, -46, 88, 9, PALETTE.brass, 'rx="3"') +
      path(`M-16 -46q6 -34 2 -48h28q-4 14 2 48Z`, '#9a6640') +
      ellipse(0, -102, 27, 20, '#9a6640') +
      ellipse(-8, -108, 9, 6, '#e0b080', -20),
    x,
    y,
    k,
  );
}
