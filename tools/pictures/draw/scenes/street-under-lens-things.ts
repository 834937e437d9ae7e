import { mix, PALETTE } from '../palette.ts';
import {
  circle,
  group,
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

/** A paper tag with a little house on it, hanging on a string of `drop` from (x, y). */
export function hangingTag(
  stage: Stage,
  x: number,
  y: number,
  drop: number,
  gold: boolean,
  turn: number,
) {
  const colour = gold ? PALETTE.ochre : PALETTE.paper;
  const shape = 'M0 0L26 22V92q0 6 -6 6H-20q-6 0 -6 -6V22Z';
  const tag =
    stroke(`M0 ${-drop}Q5 ${-drop * 0.4} 0 16`, '#f3e3c0', 2.6) +
    path(shape, stage.mood.shade, 'transform="translate(8 10)" opacity=".35"') +
    path(shape, colour) +
    path('M0 0L26 22V92q0 6 -6 6H4Z', stage.mood.shade, 'opacity=".12"') +
    circle(0, 22, 6, '#b98a45') +
    circle(0, 22, 3.4, '#2a6377') +
    path('M-15 62L0 47L15 62V82H-15Z', PALETTE.sea) +
    rect(-4, 68, 8, 14, colour) +
    rect(-13, 88, 26, 3, '#b9a98a');
  return circle(x, y, 5, '#f3e3c0') + place(tag, x, y + drop, 1, turn);
}

/** Brass lens with a turned handle to the lower right; `seen` is what it shows. */
export function magnifier(stage: Stage, x: number, y: number, r: number, seen: string) {
  const { defs, mood } = stage;
  const brass = defs.linear(
    [
      [0, '#f6e0a6'],
      [0.4, PALETTE.brass],
      [1, '#7d5728'],
    ],
    0,
    0,
    1,
    1,
  );
  const wood = defs.linear([
    [0, '#a9713f'],
    [0.35, '#7d4c2c'],
    [1, '#452a1c'],
  ]);
  // drawn along +x, then turned down to the right
  const handle =
    rect(r + 6, -15, 46, 30, '#8f6a32') +
    rect(r + 6, -15, 46, 10, '#e9cf8e') +
    rect(r + 40, -27, 34, 54, PALETTE.brass, 'rx="6"') +
    rect(r + 40, -27, 34, 16, '#f0d99c', 'rx="6"') +
    path(
      `M${r + 70} -24h30q20 -12 60 -12h150q44 4 44 36q0 32 -44 36h-150q-40 0 -60 -12h-30Z`,
      wood,
    ) +
    rect(r + 150, -36, 12, 72, PALETTE.brass) +
    path(
      `M${r + 176} -24q60 -8 140 2`,
      'none',
      'stroke="#dcae7c" stroke-width="7" stroke-linecap="round" opacity=".7"',
    );
  const turned = place(handle, x, y, 1, 42);
  const ring = circle(x, y, r + 10, 'none', `stroke="${mood.shade}" stroke-width="30"`);
  return (
    multiply(
      group(
        ring + place(rect(r, -34, 356, 68, mood.shade, 'rx="30"'), x, y, 1, 42),
        `transform="translate(22 30)" filter="${defs.blur(9)}"`,
      ),
      0.5,
    ) +
    turned +
    seen +
    circle(x, y, r + 11, 'none', 'stroke="#6b4a20" stroke-width="32"') +
    circle(x, y, r + 11, 'none', `stroke="${brass}" stroke-width="27"`) +
    circle(x, y, r + 2, 'none', 'stroke="#6b4a20" stroke-width="3" opacity=".7"') +
    circle(x, y, r + 17, 'none', 'stroke="#fbecc0" stroke-width="3" opacity=".7"')
  );
}

/** Tape drawn out of its case at (x, y) to the right edge, the stretch `range` marked by two riders. */
export function tapeMeasure(
  stage: Stage,
  x: number,
  y: number,
  range: [number, number],
  colour: string,
) {
  const { width: W, mood, defs } = stage;
  const [from, to] = range;
  const h = 74;
  const band = defs.linear([
    [0, '#f7d98a'],
    [0.5, '#efc660'],
    [1, '#c9953a'],
  ]);
  let out =
    multiply(rect(x, y + 16, W, h, mood.shade, `filter="${defs.blur(6)}"`), 0.5) +
    rect(x, y, W, h, band) +
    rect(from, y, to - from, h, mix('#d9674a', '#efc660', 0.18)) +
    rect(x, y, W, 3, '#fff3cf', 'opacity=".8"');
  let small = '';
  let large = '';
  for (let i = 0, tx = x + 140; tx < W + 10; tx += 13.3, i++) {
    if (i % 10 === 0) large += `M${tx} ${y + 2}V${y + 50}`;
    else small += `M${tx} ${y + 2}V${y + (i % 5 ? 18 : 30)}`;
  }
  out += stroke(small, PALETTE.ink, 2.2, 'opacity=".75"') + stroke(large, PALETTE.ink, 4);
  const rider = (rx: number) =>
    multiply(rect(rx - 14, y - 10, 40, h + 30, mood.shade, 'rx="6"'), 0.3) +
    path(`M${rx - 20} ${y - 16}h40v${h + 30}h-40Z`, PALETTE.deep) +
    rect(rx - 20, y - 16, 12, h + 30, '#3f8294') +
    poly(pts(`${rx - 20},${y - 16} ${rx + 20},${y - 16} ${rx},${y - 42}`), PALETTE.deep) +
    circle(rx, y + h / 2, 8, PALETTE.brass) +
    circle(rx - 2, y + h / 2 - 2, 3, '#fbe9b8');
  out += rider(from) + rider(to);
  // the case
  const half = 104;
  const body = `M${x - half} ${y + h + 10}v-100q0 -96 96 -96h30q80 0 80 80v116Z`;
  return (
    out +
    multiply(path(body, mood.shade, `transform="translate(20 22)" filter="${defs.blur(7)}"`), 0.5) +
    path(body, colour) +
    path(`M${x + 40} ${y + h + 10}h62v-116q0 -70 -62 -79Z`, mood.shade, 'opacity=".2"') +
    rect(x - half, y + h - 8, half * 2 - 2, 18, mix(colour, '#2b1420', 0.5)) +
    circle(x - 6, y - 16, 66, mix(colour, '#2b1420', 0.35)) +
    circle(x - 9, y - 19, 62, PALETTE.cream) +
    circle(x - 9, y - 19, 62, 'none', `stroke="${PALETTE.brass}" stroke-width="5"`) +
    path(`M${x - 39} ${y - 14}l30 -30l30 30v34h-60Z`, colour) +
    rect(x - 18, y, 18, 20, PALETTE.cream) +
    stroke(`M${x - 82} ${y - 40}q10 -60 70 -66`, '#ffffff', 6, 'opacity=".35"') +
    repeat(2, (i) => circle(x - 84 + i * 160, y + 56, 6, PALETTE.brass))
  );
}
