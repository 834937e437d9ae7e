import { PALETTE } from '../palette.ts';
import {
  circle,
  ellipse,
  multiply,
  path,
  place,
  type Point,
  poly,
  pts,
  rect,
  repeat,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** The photographer's camera from behind; its screen shows what it sees. */
export function cameraOnTripod(stage: Stage, x: number, y: number) {
  const { mood } = stage;
  const black = '#2b3138';
  const soft = '#3c444c';
  // every foot throws its own shadow to the lower right
  let out = multiply(
    stroke(
      `M${x - 176} 972l250 26M${x + 26} 916l250 30M${x + 190} 976l250 30`,
      mood.shade,
      13,
      `filter="${stage.defs.blur(5)}"`,
    ),
    0.4,
  );
  // legs: the far one first
  const leg = (tx: number, ty: number, w: number) => {
    const mx = x + (tx - x) * 0.5;
    const my = y + 190 + (ty - y - 190) * 0.5;
    return (
      stroke(`M${x + (tx - x) * 0.06} ${y + 172}L${mx} ${my}`, soft, w) +
      stroke(`M${x + (tx - x) * 0.06 - 3} ${y + 172}L${mx - 3} ${my}`, '#6b757c', 3) +
      stroke(`M${mx} ${my}L${tx} ${ty}`, black, w * 0.66) +
      place(
        rect(-w * 0.8, -13, w * 1.6, 26, PALETTE.terracotta, 'rx="5"'),
        mx,
        my,
        1,
        ((x - tx) / (ty - y)) * 50,
      ) +
      ellipse(tx, ty, w * 0.7, 8, '#15191c')
    );
  };
  out += leg(x + 26, 916, 15) + leg(x - 176, 972, 20) + leg(x + 190, 976, 20);
  out +=
    rect(x - 11, y + 90, 22, 300, soft, 'rx="6"') +
    rect(x - 11, y + 90, 7, 300, '#7b868c', 'rx="3" opacity=".6"') +
    path(`M${x - 48} ${y + 214}l14 -58h68l14 58l-20 22h-56Z`, black) +
    path(`M${x - 40} ${y + 210}l12 -48h14l-8 48Z`, '#6b757c', 'opacity=".6"') +
    circle(x, y + 124, 25, soft) +
    circle(x - 7, y + 117, 8, '#7b868c') +
    rect(x - 54, y + 88, 108, 16, black, 'rx="4"') +
    stroke(`M${x + 24} ${y + 130}l92 46`, black, 11) +
    stroke(`M${x + 86} ${y + 161}l34 17`, PALETTE.terracotta, 16);
  // strap
  out +=
    stroke(`M${x - 132} ${y - 40}q-56 90 -22 196q26 62 70 20q22 -26 34 -66`, '#a5603c', 10) +
    stroke(`M${x - 132} ${y - 40}q-56 90 -22 196`, '#d9986a', 2.5, 'stroke-dasharray="9 7"');
  // body
  out +=
    path(`M${x - 64} ${y - 76}l22 -46h84l22 46Z`, soft) +
    path(`M${x - 58} ${y - 78}l20 -40h30l-10 40Z`, '#7b868c', 'opacity=".5"') +
    rect(x - 34, y - 128, 68, 10, black, 'rx="3"') +
    rect(x - 30, y - 102, 60, 34, '#15191c', 'rx="9"') +
    rect(x - 136, y - 92, 50, 22, soft, 'rx="7"') +
    rect(x + 82, y - 96, 46, 26, soft, 'rx="6"') +
    rect(x + 92, y - 104, 26, 12, PALETTE.terracotta, 'rx="4"') +
    rect(x - 146, y - 78, 292, 170, black, 'rx="24"') +
    path(
      `M${x - 146} ${y + 10}v-64q0 -24 24 -24h244q20 0 24 16q-30 -8 -60 -8h-170q-50 0 -62 80Z`,
      '#5b656d',
      'opacity=".55"',
    ) +
    rect(x + 108, y - 66, 38, 146, '#1c2126', 'rx="16"');
  // the screen and the small picture in it
  const [sx, sy, sw, sh] = [x - 122, y - 50, 196, 122];
  const shot =
    rect(sx, sy, sw, sh, '#f0d796') +
    rect(sx, sy + 86, sw, 40, '#cf9c62') +
    poly(
      pts('0,0 26,12 26,86 0,104').map(([px, py]): Point => [sx + px, sy + py]),
      '#dfe9df',
    ) +
    circle(sx + 112, sy + 36, 23, PALETTE.brass) +
    circle(sx + 112, sy + 36, 19, '#dbe9e4') +
    rect(sx + 78, sy + 68, 72, 5, '#f6efe0') +
    rect(sx + 80, sy + 73, 68, 12, '#2c6a78') +
    rect(sx + 83, sy + 84, 3, 16, '#1d3e5a') +
    rect(sx + 142, sy + 84, 3, 16, '#1d3e5a') +
    path(`M${sx + 88} ${sy + 68}q-3 -9 1 -16h10q4 7 1 16Z`, '#fffaf0') +
    circle(sx + 88, sy + 44, 6, '#d98a86') +
    circle(sx + 98, sy + 38, 7, '#e6b24e') +
    circle(sx + 105, sy + 46, 5, '#c4683f') +
    ellipse(sx + 130, sy + 65, 10, 5, PALETTE.terracotta) +
    rect(sx + 44, sy + 16, 24, 40, '#fffaf0') +
    rect(sx + 44, sy + 16, 24, 10, PALETTE.sea);
  out +=
    rect(sx - 7, sy - 7, sw + 14, sh + 14, '#11161a', 'rx="8"') +
    stage.defs.clipped(`M${sx} ${sy}h${sw}v${sh}h${-sw}Z`, shot) +
    repeat(
      2,
      (i) =>
        rect(sx + (sw * (i + 1)) / 3, sy, 1.4, sh, '#ffffff', 'opacity=".6"') +
        rect(sx, sy + (sh * (i + 1)) / 3, sw, 1.4, '#ffffff', 'opacity=".6"'),
    ) +
    poly(
      [
        [sx, sy],
        [sx + 60, sy],
        [sx + 14, sy + sh],
        [sx, sy + sh],
      ],
      '#ffffff',
      'opacity=".14"',
    );
  return (
    out +
    circle(x + 106, y + 6, 24, soft) +
    circle(x + 106, y + 6, 24, 'none', 'stroke="#6b757c" stroke-width="3"') +
    circle(x + 106, y + 6, 9, '#15191c') +
    repeat(2, (i) => circle(x + 106, y - 44 + i * 94, 7, i ? '#6b757c' : '#c4503f'))
  );
}
