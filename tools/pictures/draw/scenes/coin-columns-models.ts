import { house } from '../house.ts';
import { mix, PALETTE, WALLS } from '../palette.ts';
import {
  circle,
  ellipse,
  inQuad,
  line,
  multiply,
  path,
  poly,
  type Quad,
  rect,
  repeat,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** Model of an Eixample house on a wooden base; front left corner of the house at (x, y). */
export function houseModel(stage: Stage, x: number, y: number) {
  const u = 23;
  const spec = {
    width: 10,
    bays: 3,
    floors: [4.2, 3.6, 3.4, 3.1],
    crown: 'gable' as const,
    pattern: 'flower' as const,
    awning: PALETTE.sea,
    ...WALLS[1]!,
  };
  const [w, tall] = [spec.width * u, 14.3 * u];
  const [dx, dy] = [74, -50];
  const top = y - tall;
  const { shade } = stage.mood;
  const side: Quad = [
    [x + w, top],
    [x + w + dx, top + dy],
    [x + w + dx, y + dy],
    [x + w, y],
  ];
  // base board
  const b: Quad = [
    [x + dx - 26, y + dy - 16],
    [x + w + dx + 34, y + dy - 16],
    [x + w + 32, y + 26],
    [x - 30, y + 26],
  ];
  let out =
    poly(b, '#b98452') +
    poly([b[3], b[2], [b[2][0], b[2][1] + 20], [b[3][0], b[3][1] + 20]], '#8a5a36') +
    poly([b[2], b[1], [b[1][0], b[1][1] + 20], [b[2][0], b[2][1] + 20]], '#5f3b28') +
    line([b[3], b[2]], '#e6b884', 2.5);
  out += multiply(poly([[x + w, y], [x + w + dx, y + dy], b[1], b[2]], shade), 0.3);
  // roof, side wall with its own windows, then the front
  out += poly([[x, top], [x + dx, top + dy], side[1], side[0]], '#b5654a');
  out += poly(side, mix(stage.lit(spec.wall), shade, 0.42));
  for (let row = 0; row < 4; row++)
    for (const c of [0.18, 0.6]) {
      const v = row < 3 ? 0.09 + row * 0.225 : 0.78;
      const pane = (grow: number): Quad => [
        inQuad(side, c - grow, v - grow * 0.3),
        inQuad(side, c + 0.24 + grow, v - grow * 0.3),
        inQuad(side, c + 0.24 + grow, v + 0.14),
        inQuad(side, c - grow, v + 0.14),
      ];
      out +=
        poly(pane(0.05), mix(spec.trim, shade, 0.35)) +
        poly(pane(0), (row + c) % 2 > 1 ? '#e8b062' : '#3d4a5c');
    }
  for (const v of [0.27, 0.49, 0.715])
    out += poly(
      [
        inQuad(side, 0, v),
        inQuad(side, 1, v),
        inQuad(side, 1, v + 0.012),
        inQuad(side, 0, v + 0.012),
      ],
      mix(spec.trim, shade, 0.3),
    );
  out += poly(
    [side[0], side[1], [side[1][0] + 6, side[1][1] - 8], [side[0][0] + 6, side[0][1] - 8]],
    mix(spec.trim, shade, 0.25),
  );
  out += house(stage, u, spec, x, y);
  // little trees of the pavement
  const ball = (tx: number, ty: number, r: number) =>
    multiply(ellipse(tx + 12, ty, r, 5, shade), 0.35) +
    rect(tx - 2.5, ty - 26, 5, 26, '#6a462e') +
    circle(tx, ty - 40, r, '#6b8048') +
    circle(tx - r * 0.3, ty - 46, r * 0.55, '#9aa85c') +
    path(
      `M${tx + r * 0.3} ${ty - 40 - r * 0.95}a${r} ${r} 0 0 1 -${r * 0.3} ${r * 1.92}q${r} -${r * 0.8} ${r * 0.3} -${r * 1.92}Z`,
      '#33462f',
      'opacity=".4"',
    );
  return out + ball(x - 4, y + 18, 20) + ball(x + w + 6, y + 18, 20);
}

/** Abacus standing on the table: a frame, rods and beads slid to either side. */
export function abacus(stage: Stage, x: number, foot: number, w: number, h: number) {
  const { shade } = stage.mood;
  const wood = '#8a5434';
  const top = foot - h;
  const sets = [3, 6, 2, 5, 4];
  const colours = [PALETTE.terracotta, '#2c7a8a', '#e0a63e', '#9c3f3a', '#5f7d5a'];
  let out = rect(x + 14, top + 14, w - 28, h - 30, shade, 'opacity=".1"');
  sets.forEach((left, row) => {
    const y = top + 38 + row * ((h - 62) / 4);
    out += rect(x + 10, y - 3, w - 20, 6, '#d8b06a') + rect(x + 10, y + 1, w - 20, 2, '#6b4a20');
    const bead = (bx: number) =>
      ellipse(bx + 3, y + 4, 15, 21, shade, 0, 'opacity=".2"') +
      ellipse(bx, y, 15, 21, colours[row]!) +
      path(`M${bx + 3} ${y - 20}a15 21 0 0 1 0 40q8 -20 0 -40Z`, shade, 'opacity=".3"') +
      ellipse(bx - 5, y - 8, 4, 7, '#fff3d6', 12, 'opacity=".6"');
    out +=
      repeat(left, (i) => bead(x + 40 + i * 30)) +
      repeat(7 - left, (i) => bead(x + w - 40 - i * 30));
  });
  const post = (px: number) =>
    rect(px, top - 12, 24, h + 12, wood) +
    rect(px, top - 12, 6, h + 12, mix(wood, '#ffd9a0', 0.45)) +
    rect(px + 17, top - 12, 7, h + 12, shade, 'opacity=".35"') +
    circle(px + 12, top - 18, 13, wood) +
    circle(px + 8, top - 22, 4, '#e0b080');
  out +=
    rect(x, top, w, 20, mix(wood, '#ffd9a0', 0.12)) +
    rect(x, top, w, 5, mix(wood, '#ffd9a0', 0.5)) +
    rect(x, foot - 24, w, 24, wood) +
    rect(x, foot - 24, w, 5, mix(wood, '#ffd9a0', 0.45)) +
    rect(x, foot - 5, w, 5, shade, 'opacity=".4"');
  return out + post(x - 8) + post(x + w - 16);
}
