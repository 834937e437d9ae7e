import { houseFob, doorKey, ironKey } from '../objects.ts';
import { mix, PALETTE } from '../palette.ts';
import { bigLeaves, terracottaPot } from '../pots.ts';
import {
  circle,
  ellipse,
  multiply,
  path,
  place,
  type Point,
  poly,
  rect,
  repeat,
  stroke,
  inQuad,
} from '../primitives.ts';
import { boxFaces, boxShadow, carton } from '../solids.ts';
import type { Stage } from '../stage.ts';

/** A bed for the first nights: ticking, a blanket, two pillows. */
export function mattress(stage: Stage, eye: Point) {
  const spec = { x: -40, bottom: 884, w: 530, h: 66, depth: 0.3, colour: '#e9dcc6' };
  const { front, top, side } = boxFaces(spec, eye);
  const { shade } = stage.mood;
  let out = boxShadow(stage, spec, eye, 40);
  out += poly(side, mix(spec.colour, shade, 0.4)) + poly(top, '#f3e7d0') + poly(front, '#dcc9ae');
  out += repeat(14, (i) => {
    const u = (i + 0.5) / 14;
    return poly(
      [inQuad(top, u, 0), inQuad(top, u + 0.012, 0), inQuad(top, u + 0.012, 1), inQuad(top, u, 1)],
      '#6f93a0',
      'opacity=".5"',
    );
  });
  out +=
    rect(spec.x, 820, spec.w, 5, '#fff6e2') +
    rect(spec.x, 874, spec.w, 6, '#8a6f72', 'opacity=".55"') +
    repeat(7, (i) => circle(20 + i * 72, 850, 4, '#8a6f72', 'opacity=".6"'));
  // blanket thrown over the near end
  const q = (u: number, v: number) => inQuad(top, u, v);
  out += poly([q(0.52, 0), q(1, 0), q(1, 1), q(0.52, 1)], PALETTE.ochre);
  out += poly([q(0.52, 0), q(0.62, 0), q(0.62, 1), q(0.52, 1)], mix(PALETTE.ochre, '#fff0cc', 0.4));
  out += poly([q(0.7, 0), q(0.74, 0), q(0.74, 1), q(0.7, 1)], PALETTE.terracotta);
  out += poly([q(0.86, 0), q(0.9, 0), q(0.9, 1), q(0.86, 1)], PALETTE.terracotta);
  const [bx] = q(0.52, 1);
  const drop = mix(PALETTE.ochre, shade, 0.2);
  out += path(`M${bx} 818H490V862q-34 8 -70 0t-76 2t-${(344 - bx).toFixed(0)} -4Z`, drop);
  out += rect(q(0.7, 1)[0], 818, 21, 44, mix(PALETTE.terracotta, shade, 0.2));
  out += rect(q(0.86, 1)[0], 818, 21, 44, mix(PALETTE.terracotta, shade, 0.2));
  out += poly(
    [[490, 818], side[1], [side[1][0], side[1][1] + 34], [490, 862]],
    mix(PALETTE.ochre, shade, 0.5),
  );
  // pillows at the wall end
  const pillow = (x: number, y: number, c: string) =>
    multiply(ellipse(x + 66, y + 2, 78, 12, shade), 0.3) +
    path(`M${x} ${y}q-14 -34 6 -58q62 -16 128 0q18 28 4 58q-68 12 -138 0Z`, c) +
    path(
      `M${x + 92} ${y - 64}q24 2 42 6q18 28 4 58q-24 5 -52 6q34 -30 6 -70Z`,
      shade,
      'opacity=".16"',
    ) +
    stroke(`M${x + 14} ${y - 46}q36 -10 66 -8`, '#ffffff', 3, 'opacity=".6"');
  return out + pillow(66, 766, '#f8ecd8') + pillow(24, 796, '#a8c0bd');
}

/** Table lamp for want of a table. */
export function boxLamp(stage: Stage, x: number, foot: number) {
  return (
    multiply(ellipse(x + 22, foot + 2, 52, 7, stage.mood.shade), 0.4) +
    path(`M${x - 30} ${foot}q-4 -12 14 -16q-34 -40 16 -74q50 34 16 74q18 4 14 16Z`, '#2c7a8a') +
    path(
      `M${x + 4} ${foot - 88}q42 32 12 72q18 4 14 16h-22q22 -44 -4 -88Z`,
      '#1d3e5a',
      'opacity=".5"',
    ) +
    path(
      `M${x - 20} ${foot - 54}q4 -16 14 -22`,
      'none',
      'stroke="#a8d4d4" stroke-width="5" stroke-linecap="round"',
    ) +
    rect(x - 5, foot - 108, 10, 22, PALETTE.brass) +
    path(
      `M${x - 78} ${foot - 96}L${x - 46} ${foot - 190}H${x + 46}L${x + 78} ${foot - 96}Z`,
      '#ffe3a8',
    ) +
    path(`M${x + 20} ${foot - 190}h26l32 94h-34Z`, '#e0a060', 'opacity=".5"') +
    ellipse(x, foot - 96, 78, 9, '#fff8de') +
    ellipse(x, foot - 190, 46, 5, '#fff4cc')
  );
}

/** The kitchen, still in its box: plates on edge, a plant that travelled on top. */
export function openBoxWithPlates(stage: Stage, eye: Point) {
  const spec = { x: 812, bottom: 958, w: 270, h: 168, depth: 0.17, colour: '#d0a26c' };
  const { top } = boxFaces(spec, eye);
  const { shade } = stage.mood;
  const flap = mix(spec.colour, '#fff0d0', 0.3);
  const [a, b, c, d] = top;
  let out = carton(stage, spec, eye, true);
  // from back to front: far flap, what is packed, near flaps
  out += poly([a, b, [b[0] + 12, b[1] - 52], [a[0] - 6, a[1] - 52]], mix(spec.colour, shade, 0.3));
  const leaves = bigLeaves(stage.rnd, 1008, 742, 0.36, 11);
  out += leaves + terracottaPot(1008, 800, 1.05);
  out += repeat(4, (i) => {
    const x = 872 + i * 20;
    const rim = i % 2 ? '#2c7a8a' : '#c4683f';
    return (
      ellipse(x + 5, 772 + i * 2, 46, 58, shade, 8, 'opacity=".25"') +
      ellipse(x, 772 + i * 2, 46, 58, '#f8efdd', 8) +
      ellipse(x, 772 + i * 2, 40, 51, 'none', 8, `stroke="${rim}" stroke-width="4"`) +
      ellipse(x + 2, 773 + i * 2, 24, 31, '#e6d8be', 8)
    );
  });
  // the front of the box hides what stands in it
  out += poly([d, c, [spec.x + spec.w, 846], [spec.x, 846]], spec.colour);
  out += poly([d, c, [c[0] + 10, c[1] + 50], [d[0] - 16, d[1] + 50]], flap);
  out += poly(
    [
      [d[0] - 16, d[1] + 50],
      [c[0] + 10, c[1] + 50],
      [c[0] + 10, c[1] + 56],
      [d[0] - 16, d[1] + 56],
    ],
    shade,
    'opacity=".28"',
  );
  out += poly([a, d, [d[0] - 62, d[1] + 18], [a[0] - 46, a[1] + 8]], mix(flap, '#ffffff', 0.16));
  out += poly([b, c, [c[0] + 60, c[1] + 20], [b[0] + 48, b[1] + 10]], mix(flap, shade, 0.08));
  // a drawn house instead of a label
  return (
    out +
    path('M906 934v-38l34 -28l34 28v38Z', PALETTE.terracotta, 'opacity=".9"') +
    path('M930 934v-24h20v24Z', '#f3dcb8')
  );
}

/** A bottle and two glasses: something to drink to. */
export function toast(stage: Stage) {
  const { shade } = stage.mood;
  const glass = (x: number, y: number) =>
    ellipse(x, y, 18, 4, '#ffffff', 0, 'opacity=".5"') +
    stroke(`M${x} ${y}v-30`, '#f4e6da', 4, 'opacity=".8"') +
    path(`M${x - 20} ${y - 72}q-4 42 20 44q24 -2 20 -44Z`, '#f8ecdf', 'opacity=".42"') +
    path(`M${x - 20} ${y - 54}q2 25 20 26q18 -1 20 -26Z`, '#8e2f3c') +
    stroke(`M${x - 14} ${y - 68}q-2 20 4 30`, '#ffffff', 3, 'opacity=".7"');
  const bottle =
    path('M1226 790v-86q0 -18 14 -30v-46h24v46q14 12 14 30v86Z', '#2f4a3c') +
    path('M1262 628v46q14 12 14 30v86h-16q8 -50 -8 -110v-52Z', '#14261f', 'opacity=".5"') +
    rect(1226, 716, 52, 44, '#f0dfc0') +
    circle(1252, 738, 11, PALETTE.terracotta) +
    rect(1238, 620, 28, 24, '#7d3b34', 'rx="3"') +
    stroke('M1234 700v60', '#a9c0a0', 4, 'opacity=".6"');
  return (
    multiply(ellipse(1290, 792, 60, 6, shade), 0.4) +
    bottle +
    multiply(ellipse(1340, 797, 44, 5, shade), 0.4) +
    glass(1316, 796) +
    glass(1362, 790)
  );
}

/** The keys, lying over the near edge of the box. */
export function keysOnBox() {
  return (
    multiply(
      place(houseFob('#3a2440'), 1412, 820, 0.62, 4) +
        place(ironKey('#3a2440'), 1388, 820, 0.4, 112),
      0.35,
    ) +
    place(ironKey(), 1380, 814, 0.4, 112) +
    place(doorKey(), 1398, 812, 0.5, 80) +
    place(houseFob(), 1406, 812, 0.62, -6) +
    circle(1396, 806, 15, 'none', `stroke="${PALETTE.brass}" stroke-width="4"`)
  );
}

/** Wooden steps with a paint tin and a roller on top; `foot` is where they stand. */
export function stepladder(stage: Stage, x: number, foot: number, paint: string) {
  const { shade } = stage.mood;
  const wood = '#a87848';
  const tall = 318;
  const top = foot - tall;
  const half = (y: number) => 34 + (34 * (y - top)) / tall;
  let out = multiply(ellipse(x + 34, foot + 2, 116, 9, shade), 0.4);
  // the prop behind
  out += stroke(
    `M${x - 16} ${top + 10}L${x - 30} ${foot - 12}M${x + 40} ${top + 10}L${x + 92} ${foot - 12}`,
    mix(wood, shade, 0.5),
    9,
  );
  out += repeat(4, (i) => {
    const y = top + 70 + i * 66;
    const w = half(y);
    return (
      rect(x - w, y, w * 2, 13, mix(wood, '#ffe0b0', 0.3)) +
      rect(x - w, y + 9, w * 2, 6, shade, 'opacity=".4"')
    );
  });
  out += stroke(`M${x - 34} ${top}L${x - 68} ${foot}M${x + 34} ${top}L${x + 68} ${foot}`, wood, 13);
  out += stroke(`M${x + 37} ${top}L${x + 71} ${foot}`, '#ffdfa8', 3, 'opacity=".6"');
  out += rect(x - 50, top - 8, 104, 17, mix(wood, '#ffe0b0', 0.25), 'rx="3"');
  out += rect(x - 50, top + 4, 104, 5, shade, 'opacity=".35"');
  // tin and roller
  out += stroke(`M${x - 36} ${top - 62}q30 -56 60 0`, '#7c7480', 3);
  out +=
    rect(x - 38, top - 66, 64, 58, '#cfc7c0') +
    rect(x + 8, top - 66, 18, 58, shade, 'opacity=".3"');
  out += rect(x - 38, top - 50, 64, 30, paint);
  out += ellipse(x - 6, top - 66, 32, 7, mix(paint, '#ffffff', 0.2));
  out += path(`M${x - 30} ${top - 66}h13v24q-6 8 -13 0Z`, paint);
  return (
    out +
    stroke(`M${x + 78} ${top + 88}v-46h-20v-20`, '#5e5560', 4) +
    rect(x + 72, top + 84, 12, 44, PALETTE.terracotta, 'rx="5"') +
    rect(x + 30, top + 8, 58, 18, paint, 'rx="7"')
  );
}
