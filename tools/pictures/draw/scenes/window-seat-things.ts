import { doorKey, houseFob, ironKey, signature, textLines, waxSeal } from '../objects.ts';
import { mix, PALETTE } from '../palette.ts';
import { circle, line, path, place, poly, pts, rect, repeat, stroke } from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** Passport of no country: on its cover a house in a wreath. About 220 x 300 around its centre. */
export function passport() {
  const cover = '#7a2f36';
  const gold = '#e6bf6a';
  const leaf = (a: number, side: number) => {
    const [x, y] = [Math.sin(a) * 66 * side, Math.cos(a) * 66 - 22];
    return place(path('M0 -13Q9 0 0 13Q-9 0 0 -13Z', gold), x, y, 1, side * (60 - a * 57));
  };
  return (
    rect(-104, -142, 216, 296, '#e9dcc0', 'rx="12"') +
    rect(-107, -146, 216, 296, '#f6eddc', 'rx="12"') +
    rect(-110, -150, 216, 296, cover, 'rx="14"') +
    rect(-110, -150, 26, 296, mix(cover, '#1c0f1c', 0.35), 'rx="12"') +
    rect(-72, -138, 166, 272, 'none', `stroke="${gold}" stroke-width="2.4" rx="8" opacity=".6"`) +
    path('M-34 10V-30L6 -64L46 -30V10H18V-16H-6V10Z', gold, 'transform="translate(0 10)"') +
    `<g transform="translate(6 0)">${[0.5, 0.85, 1.2, 1.55, 1.9].map((a) => leaf(a, 1) + leaf(a, -1)).join('')}</g>` +
    rect(-34, 88, 84, 8, gold, 'rx="3"') +
    rect(-18, 106, 52, 6, gold, 'rx="3" opacity=".8"') +
    rect(-26, -118, 68, 8, gold, 'rx="3"') +
    path('M40 -150h52q14 0 14 14v200Z', '#ffffff', 'opacity=".07"')
  );
}

/** Return ticket with a little aeroplane and bars instead of writing. 420 x 170. */
export function boardingPass() {
  const plane =
    'M0 -34q7 0 7 14v14l32 22v9l-32 -10v20l10 8v7l-17 -5l-17 5v-7l10 -8v-20l-32 10v-9l32 -22v-14q0 -14 7 -14Z';
  return (
    rect(-210, -85, 420, 170, PALETTE.paper, 'rx="10"') +
    path('M-210 -42v-33q0 -10 10 -10h400q10 0 10 10v33Z', PALETTE.sea) +
    line(pts('104,-84 104,84'), '#b9a98a', 3, 'stroke-dasharray="8 7"') +
    place(path(plane, PALETTE.terracotta), -52, 18, 0.86, 90) +
    circle(-150, 18, 13, 'none', `stroke="${PALETTE.sea}" stroke-width="6"`) +
    circle(50, 18, 13, PALETTE.sea) +
    line(pts('-130,18 -92,18'), '#b9a98a', 3, 'stroke-dasharray="6 6"') +
    line(pts('-14,18 34,18'), '#b9a98a', 3, 'stroke-dasharray="6 6"') +
    rect(-184, 52, 66, 8, '#8f8577', 'rx="3"') +
    rect(16, 52, 66, 8, '#8f8577', 'rx="3"') +
    repeat(13, (i) => rect(124 + i * 5.4, -22, i % 3 ? 2 : 3.6, 84, PALETTE.ink))
  );
}

/** Power of attorney in two columns, with ribbon, seal and signature. 470 x 400. */
export function deedWithSeal(stage: Stage) {
  const { rnd } = stage;
  const sheet = (dx: number, dy: number, c: string) =>
    rect(-235 + dx, -200 + dy, 470, 400, c, 'stroke="#cdbb98" stroke-width="2"');
  return (
    place(rect(-262, -216, 512, 440, PALETTE.deep, 'rx="10"'), 4, 4, 1, 2) +
    sheet(8, 6, '#e9dcc0') +
    sheet(0, 0, PALETTE.paper) +
    rect(-70, -172, 140, 12, PALETTE.deep, 'rx="3"') +
    textLines(-206, -132, 190, 9, 21, rnd) +
    textLines(18, -132, 190, 9, 21, rnd, '#a39a88') +
    line(pts('0,-138 0,62'), '#cdbb98', 2) +
    line(pts('-206,146 -30,146'), '#8f8577', 2) +
    signature(-196, 134, 0.84) +
    path('M108 84L84 214L106 198L122 214L140 96Z', '#9c2f2c') +
    path('M140 84L158 210L138 196L124 206L116 96Z', '#c25548') +
    place(waxSeal(), 126, 104, 1.3) +
    stroke('M-206 74H206', '#cdbb98', 2)
  );
}

/** Two keys and a leather house on one ring. */
export function keysOnRing() {
  return (
    place(ironKey(), 30, 40, 0.84, 72) +
    place(doorKey(), -26, 44, 1, 118) +
    place(houseFob(), -10, -16, 0.8, 156) +
    circle(0, 0, 42, 'none', 'stroke="#7d5a2c" stroke-width="10"') +
    circle(0, 0, 42, 'none', `stroke="${PALETTE.brass}" stroke-width="6"`) +
    poly(pts('-30,-28 -22,-36 -10,-40 -12,-36'), '#f7e3b2')
  );
}
