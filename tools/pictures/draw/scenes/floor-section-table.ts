import { floorPlan } from '../objects.ts';
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

/** A board on trestles with rolled drawings, a spirit level and a mug; its top at y. */
export function siteTable(stage: Stage, x: number, y: number) {
  const { mood } = stage;
  const wood = stage.lit('#b07a48', 0.15);
  const dark = stage.dark('#8a5a36', 0.2);
  const trestle = (tx: number) =>
    stroke(`M${tx} ${y + 8}L${tx - 32} ${y + 142}M${tx} ${y + 8}L${tx + 32} ${y + 142}`, dark, 9) +
    stroke(`M${tx - 20} ${y + 92}H${tx + 20}`, dark, 7);
  const roll = (rx: number, ry: number, w: number, c: string) =>
    rect(rx, ry - 22, w, 22, c, 'rx="3"') +
    rect(rx, ry - 8, w, 8, mood.shade, 'opacity=".14"') +
    ellipse(rx + w, ry - 11, 6, 11, mix(c, '#ffffff', 0.4)) +
    ellipse(rx + w, ry - 11, 3, 6, '#a99c84') +
    rect(rx + w * 0.4, ry - 22, 9, 22, PALETTE.terracotta);
  return (
    multiply(ellipse(x + 150, y + 146, 170, 9, mood.shade), 0.35) +
    trestle(x + 56) +
    trestle(x + 240) +
    rect(x, y, 296, 12, mix(wood, '#ffd9a0', 0.3)) +
    rect(x, y + 8, 296, 5, mood.shade, 'opacity=".25"') +
    roll(x + 18, y, 128, '#dfe8e2') +
    roll(x + 34, y - 22, 104, PALETTE.paper) +
    // level with its bubble
    rect(x + 168, y - 14, 92, 14, PALETTE.ochre, 'rx="2"') +
    rect(x + 202, y - 12, 24, 9, '#dff0d8', 'rx="4"') +
    circle(x + 214, y - 8, 3.4, '#7fa85c') +
    // mug
    stroke(`M${x + 286} ${y - 24}q13 0 10 11q-2 6 -10 6`, PALETTE.cream, 4) +
    path(`M${x + 264} ${y - 32}h22v28q0 4 -4 4h-14q-4 0 -4 -4Z`, PALETTE.sea)
  );
}

/** The plan of the flat, taped to the wall. */
export function pinnedPlan(stage: Stage, x: number, y: number) {
  const sheet = '#dfe8e2';
  return (
    rect(x + 7, y + 9, 210, 140, stage.mood.shade, 'opacity=".2"') +
    rect(x, y, 210, 140, sheet) +
    repeat(9, (i) => rect(x + 10 + i * 23, y, 1, 140, '#a9c3c3', 'opacity=".6"')) +
    repeat(6, (i) => rect(x, y + 10 + i * 23, 210, 1, '#a9c3c3', 'opacity=".6"')) +
    place(floorPlan(300, 196).replaceAll('#ffffff', sheet), x + 105, y + 70, 0.58) +
    [pts('-14,8 20,-12 26,-2 -8,18'), pts('190,-10 224,8 218,18 184,0')]
      .map((tape) =>
        poly(
          tape.map(([tx, ty]) => [x + tx, y + ty]),
          PALETTE.ochre,
          'opacity=".75"',
        ),
      )
      .join('')
  );
}
