import { mix, PALETTE } from '../palette.ts';
import {
  circle,
  ellipse,
  multiply,
  path,
  place,
  poly,
  pts,
  rect,
  repeat,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** Things a home can do without for a month. */

export function cushion(
  stage: Stage,
  x: number,
  y: number,
  k: number,
  colour: string,
  turn: number,
) {
  return place(
    multiply(ellipse(12, 44, 66, 12, stage.mood.shade), 0.34) +
      path('M-62 -36q62 16 124 0q-14 36 0 74q-62 12 -124 0q14 -38 0 -74Z', stage.lit(colour, 0.1)) +
      path(
        'M20 -32q20 0 42 -4q-14 36 0 74q-20 4 -42 5q22 -36 0 -75Z',
        stage.mood.shade,
        'opacity=".2"',
      ) +
      stroke(
        'M-44 -20q44 10 88 0M-42 22q42 8 84 0',
        '#fff4dc',
        3,
        'opacity=".5" stroke-dasharray="7 7"',
      ) +
      circle(0, 2, 5, mix(colour, '#2b1420', 0.4)),
    x,
    y,
    k,
    turn,
  );
}

export function ball(stage: Stage, x: number, y: number, r: number) {
  const { defs, mood } = stage;
  const stripes =
    circle(x, y, r, '#fbf5ea') +
    path(`M${x - r} ${y - r}h${r * 0.9}q-${r * 0.5} ${r} 0 ${r * 2}h-${r * 0.9}Z`, '#d9674a') +
    path(
      `M${x + r * 0.2} ${y - r}h${r * 0.9}v${r * 2}h-${r * 0.9}q${r * 0.5} -${r} 0 -${r * 2}Z`,
      PALETTE.sea,
    ) +
    path(
      `M${x + r * 0.3} ${y - r}h${r}v${r * 2}h-${r * 1.3}q${r * 1.2} -${r * 0.8} ${r * 0.3} -${r * 2}Z`,
      mood.shade,
      'opacity=".24"',
    );
  return (
    multiply(ellipse(x + 14, y + r - 2, r * 1.1, 10, mood.shade), 0.4) +
    defs.clipped(
      `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`,
      stripes,
    ) +
    ellipse(x - r * 0.36, y - r * 0.5, r * 0.2, r * 0.12, '#ffffff', -30, 'opacity=".9"')
  );
}

/** Suitcase lying on its side; left foot at (x, foot). */
export function suitcase(
  stage: Stage,
  x: number,
  foot: number,
  w: number,
  h: number,
  colour: string,
) {
  return (
    rect(x, foot - h, w, h, stage.lit(colour, 0.08), 'rx="9"') +
    rect(x + w * 0.72, foot - h, w * 0.28, h, stage.mood.shade, 'rx="9" opacity=".2"') +
    rect(x, foot - h * 0.54, w, 3, '#2b1420', 'opacity=".35"') +
    repeat(
      2,
      (i) =>
        rect(x + w * (0.2 + 0.5 * i), foot - h, w * 0.09, h, '#5a3b28') +
        rect(x + w * (0.2 + 0.5 * i), foot - h * 0.6, w * 0.09, 9, PALETTE.brass),
    ) +
    stroke(`M${x + w * 0.4} ${foot - h * 0.54}q${w * 0.1} 16 ${w * 0.2} 0`, '#3d2a20', 6)
  );
}

/** Rolled carpet seen from its end at the right. */
export function rolledRug(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  r: number,
  colour: string,
) {
  const c = stage.lit(colour, 0.08);
  return (
    rect(x, y - r, w - r, r * 2, c) +
    repeat(4, (i) =>
      rect(x + w * (0.1 + 0.2 * i), y - r, w * 0.05, r * 2, i % 2 ? PALETTE.ochre : PALETTE.cream),
    ) +
    rect(x, y + r * 0.3, w - r, r * 0.7, stage.mood.shade, 'opacity=".24"') +
    circle(x + w - r, y, r, mix(c, '#ffffff', 0.2)) +
    [0.74, 0.48, 0.22]
      .map((k) =>
        circle(x + w - r, y, r * k, 'none', `stroke="${mix(c, '#1c1020', 0.4)}" stroke-width="3"`),
      )
      .join('') +
    repeat(2, (i) => rect(x + w * (0.26 + 0.38 * i), y - r - 2, 6, r * 2 + 4, '#d9c08a'))
  );
}

/** Bear sitting with its feet on `foot`. */
export function teddy(stage: Stage, x: number, foot: number, k: number) {
  const fur = stage.lit('#b98450', 0.1);
  const dark = mix(fur, '#3a2018', 0.3);
  const pale = mix(fur, '#ffe9c8', 0.55);
  return place(
    circle(-26, -112, 15, fur) +
      circle(26, -112, 15, fur) +
      circle(-26, -112, 8, pale) +
      circle(26, -112, 8, pale) +
      ellipse(0, -38, 38, 40, fur) +
      ellipse(0, -34, 24, 27, pale) +
      ellipse(-42, -50, 13, 26, dark, 28) +
      ellipse(42, -50, 13, 26, dark, -28) +
      circle(0, -90, 36, fur) +
      ellipse(0, -78, 18, 14, pale) +
      ellipse(0, -84, 7, 5, '#33241f') +
      stroke('M0 -80v7q-6 6 -10 1M0 -73q6 6 10 1', '#33241f', 2.4) +
      circle(-14, -96, 4.4, '#33241f') +
      circle(14, -96, 4.4, '#33241f') +
      ellipse(-30, -12, 20, 15, fur, 10) +
      ellipse(30, -12, 20, 15, fur, -10) +
      circle(-33, -11, 9, pale) +
      circle(33, -11, 9, pale) +
      path('M-20 -58l20 7l20 -7v16l-20 -7l-20 7Z', '#c4503f'),
    x,
    foot,
    k,
  );
}

/** The lamp with the fringe that nobody dares to throw away. */
export function fringedLamp(stage: Stage, x: number, foot: number, k: number) {
  const shade = stage.lit('#c98a9a', 0.1);
  return place(
    ellipse(0, -4, 30, 7, '#7d5728') +
      path('M-10 -6q-4 -22 -14 -34q24 -10 24 -36q0 26 24 36q-10 12 -14 34Z', PALETTE.brass) +
      path('M-52 -82L-24 -140H24L52 -82Z', shade) +
      path('M14 -140h10L52 -82H24Z', stage.mood.shade, 'opacity=".22"') +
      stroke('M-26 -84L-12 -138M0 -84V-138M26 -84L12 -138', '#f3d6d6', 2.4, 'opacity=".7"') +
      rect(-54, -86, 108, 7, PALETTE.ochre) +
      stroke(
        repeat(18, (i) => `M${-51 + i * 6} -80v${12 + (i % 2) * 4}`),
        PALETTE.ochre,
        3,
      ),
    x,
    foot,
    k,
  );
}

/** Four coats on hangers from the rod at y. */
export function coats(stage: Stage, x: number, y: number) {
  const colours = ['#dba24a', '#5f7d6a', '#8a3f4a', '#4a6a86'];
  return repeat(4, (i) => {
    const cx = x + 30 + i * 46;
    const c = stage.lit(colours[i]!, 0.04);
    const long = 170 + ((i * 37) % 50);
    return (
      stroke(`M${cx} ${y - 8}q8 4 0 14`, '#c9bda6', 3) +
      path(
        `M${cx - 34} ${y + 22}Q${cx} ${y - 2} ${cx + 34} ${y + 22}L${cx + 40} ${y + long}H${cx - 40}Z`,
        c,
      ) +
      path(
        `M${cx + 10} ${y + 10}Q${cx + 26} ${y + 14} ${cx + 34} ${y + 22}L${cx + 40} ${y + long}H${cx + 16}Z`,
        stage.mood.shade,
        'opacity=".26"',
      ) +
      poly(
        pts(`${cx - 12},${y + 12} ${cx},${y + 40} ${cx + 12},${y + 12}`),
        mix(c, '#1c1020', 0.3),
      ) +
      stroke(`M${cx} ${y + 40}V${y + long}`, mix(c, '#1c1020', 0.35), 2.4) +
      repeat(3, (k) => circle(cx - 6, y + 62 + k * 28, 3, '#f3e3c0'))
    );
  });
}
