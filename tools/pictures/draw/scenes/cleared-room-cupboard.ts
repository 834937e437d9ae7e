import { books, framedPrint, loungeChair } from '../interiors.ts';
import { mix, PALETTE } from '../palette.ts';
import {
  boxPath,
  ellipse,
  multiply,
  path,
  type Point,
  poly,
  rect,
  repeat,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';
import { exerciseBike } from './cleared-room-bike.ts';
import { coats, cushion, fringedLamp, rolledRug, suitcase, teddy } from './cleared-room-clutter.ts';

/** One leaf of the door, swung out towards us: hinge at x, free edge at x + reach. */
function leaf(stage: Stage, x: number, reach: number, top: number, foot: number) {
  const { mood } = stage;
  const paint = stage.lit('#6f9490', 0.14);
  const face = reach < 0 ? mix(paint, mood.shade, 0.16) : mix(paint, '#ffffff', 0.14);
  const edge = x + reach;
  const at = (u: number, v: number): Point => {
    const [t, b] = [top - 44 * u, foot + 74 * u];
    return [x + reach * u, t + (b - t) * v];
  };
  const panel = (v1: number, v2: number) =>
    poly([at(0.2, v1), at(0.84, v1), at(0.84, v2), at(0.2, v2)], mix(face, mood.shade, 0.12)) +
    stroke(
      `M${at(0.2, v2).join(' ')}L${at(0.2, v1).join(' ')}L${at(0.84, v1).join(' ')}`,
      mix(face, '#ffffff', 0.45),
      3,
    );
  const [kx, ky] = at(0.88, 0.55);
  return (
    poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], face) +
    panel(0.06, 0.46) +
    panel(0.54, 0.94) +
    stroke(`M${edge} ${at(1, 0)[1]}V${at(1, 1)[1]}`, mix(paint, '#ffffff', 0.5), 6) +
    ellipse(kx, ky, 7, 10, PALETTE.brass)
  );
}

/** Built-in cupboard, open, with everything the room can do without; the opening starts at (x, y). */
export function fullCupboard(stage: Stage, x: number, y: number, w: number, foot: number) {
  const { mood, defs } = stage;
  const paint = stage.lit('#6f9490', 0.14);
  const h = foot - y;
  const [shelf1, shelf2] = [y + 132, y + 292];
  let out =
    multiply(
      path(
        `M${x - 90} ${foot + 60}L${x} ${foot}H${x + w}L${x + w + 130} ${foot + 96}H${x + 60}Z`,
        mood.shade,
        `filter="${defs.blur(8)}"`,
      ),
      0.3,
    ) +
    rect(x - 26, y - 30, w + 52, h + 30, mix(paint, mood.shade, 0.1)) +
    rect(x - 36, y - 44, w + 72, 18, mix(paint, '#ffffff', 0.25)) +
    rect(x - 36, y - 28, w + 72, 4, mood.shade, 'opacity=".25"');
  let inside = rect(
    x,
    y,
    w,
    h,
    defs.linear([
      [0, '#4a3f42'],
      [1, '#6b5750'],
    ]),
  );
  inside += rect(x, y, 40, h, mood.shade, 'opacity=".35"');
  const board = (by: number) =>
    rect(x, by, w, 12, '#c9a57a') +
    rect(x, by + 9, w, 5, '#7d5a40') +
    multiply(rect(x, by + 14, w, 22, mood.shade), 0.4);
  // top shelf: luggage, a rug, a hatbox
  inside += board(shelf1) + board(shelf2);
  inside +=
    suitcase(stage, x + 12, shelf1, 150, 62, '#b5654a') +
    suitcase(stage, x + 30, shelf1 - 64, 118, 52, PALETTE.ochre) +
    rolledRug(stage, x + 170, shelf1 - 30, 232, 30, PALETTE.wine) +
    rolledRug(stage, x + 184, shelf1 - 82, 214, 24, PALETTE.sea);
  // middle: pictures, books, a bear, the lamp of the grandmother
  inside +=
    framedPrint(stage, x + 14, shelf2 - 124, 92, 124, 1) +
    framedPrint(stage, x + 62, shelf2 - 102, 78, 102, 0) +
    books(stage, x + 150, shelf2, 96, 92) +
    cushion(stage, x + 198, shelf2 - 116, 0.66, PALETTE.sage, 4) +
    teddy(stage, x + 290, shelf2, 0.84) +
    fringedLamp(stage, x + 374, shelf2, 0.86);
  // below: coats on a rod, the armchair, the bicycle that goes nowhere
  inside += rect(x, shelf2 + 36, w, 7, PALETTE.brass) + coats(stage, x + 30, shelf2 + 40);
  inside +=
    repeat(2, (i) =>
      stroke(
        `M${x + 396 - i * 16} ${foot}L${x + 384 - i * 18} ${shelf2 + 60}`,
        ['#b98a54', '#8a9298'][i]!,
        7,
      ),
    ) +
    path(`M${x + 366} ${foot - 60}q14 -4 30 0l8 60h-46Z`, '#d9b15c') +
    loungeChair(stage, x + 118, foot - 4, 0.72, '#b5654a') +
    cushion(stage, x + 150, foot - 140, 0.86, PALETTE.ochre, -6) +
    cushion(stage, x + 158, foot - 192, 0.78, PALETTE.deep, 8) +
    exerciseBike(stage, x + 292, foot - 4, 0.9);
  inside += rect(
    x,
    y,
    w,
    h,
    defs.linear([
      [0, '#2a2340', 0.18],
      [0.4, '#2a2340', 0],
    ]),
  );
  out += defs.clipped(boxPath(x, y, w, h), inside);
  return out + leaf(stage, x, -92, y, foot) + leaf(stage, x + w, 116, y, foot);
}
