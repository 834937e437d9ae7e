import { hydraulicTile, TILE_SETS } from '../interiors.ts';
import { mix, PALETTE } from '../palette.ts';
import {
  archPath,
  circle,
  ellipse,
  line,
  multiply,
  path,
  type Point,
  poly,
  rect,
  repeat,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** Lifted tiles in piles tied with string, one leaning in front, and a crowbar. */
export function tilePiles(stage: Stage) {
  const { mood } = stage;
  const pile = (x: number, foot: number, n: number) =>
    multiply(ellipse(x + 66, foot + 3, 92, 9, mood.shade), 0.4) +
    repeat(n, (i) => {
      const y = foot - (i + 1) * 13;
      const shift = ((i * 7) % 5) - 2;
      return (
        rect(x + shift, y, 116, 12, stage.lit('#efe3cc', 0.1)) +
        rect(x + shift, y, 116, 4, i % 3 ? PALETTE.terracotta : '#8a4a34') +
        rect(x + 84 + shift, y, 32, 12, mood.shade, 'opacity=".16"')
      );
    }) +
    poly(
      [
        [x, foot - n * 13],
        [x + 116, foot - n * 13],
        [x + 104, foot - n * 13 - 16],
        [x + 14, foot - n * 13 - 16],
      ],
      stage.lit('#f1e4cb', 0.2),
    ) +
    hydraulicTile(
      [
        [x + 14, foot - n * 13 - 16],
        [x + 104, foot - n * 13 - 16],
        [x + 116, foot - n * 13],
        [x, foot - n * 13],
      ],
      TILE_SETS.terracotta,
    ) +
    stroke(`M${x + 58} ${foot}V${foot - n * 13}`, '#8a6238', 3);
  const lean: [Point, Point, Point, Point] = [
    [1256, 226],
    [1352, 220],
    [1364, 326],
    [1264, 334],
  ];
  return (
    pile(1090, 322, 7) +
    pile(1420, 340, 5) +
    multiply(poly([lean[1], [1392, 322], [1380, 338], lean[3]], mood.shade), 0.35) +
    poly(
      [lean[1], [lean[1][0] + 9, lean[1][1] + 3], [lean[2][0] + 8, lean[2][1] + 2], lean[2]],
      '#b9a98a',
    ) +
    hydraulicTile(lean, TILE_SETS.terracotta) +
    // bucket and crowbar
    multiply(ellipse(1010, 330, 60, 8, mood.shade), 0.35) +
    stroke('M964 262q44 -76 88 0', '#6b6f72', 4) +
    path('M960 262h92l-10 68h-72Z', PALETTE.sea) +
    path('M1022 262h30l-10 68h-26Z', mood.shade, 'opacity=".22"') +
    ellipse(1006, 262, 46, 9, '#d9cdb6') +
    stroke('M700 322L838 300q16 -4 20 -16', '#3d4248', 9) +
    stroke('M702 319L838 297', '#8a9298', 2.4)
  );
}

/** Painter's steps seen from the front, reaching up into the ceiling. */
export function ladder(stage: Stage, x: number, foot: number, h: number) {
  const wood = stage.lit('#b07a48', 0.15);
  const dark = stage.dark('#8a5a36', 0.2);
  const at = (t: number, side: number): Point => [x + side * (118 - 66 * t), foot - h * t];
  let out =
    line([at(0, 1.32), at(1, 0.8)], dark, 13) + line([at(0, -0.72), at(1, -0.62)], dark, 13);
  out += repeat(7, (i) => {
    const t = 0.1 + i * 0.135;
    const [ax, y] = at(t, -1);
    const [bx] = at(t, 1);
    return (
      rect(ax, y - 9, bx - ax, 18, mix(wood, '#ffd9a0', 0.25)) +
      rect(ax, y + 4, bx - ax, 6, stage.mood.shade, 'opacity=".3"')
    );
  });
  out += line([at(0, -1), at(1, -1)], wood, 18) + line([at(0, 1), at(1, 1)], wood, 18);
  const [tx, ty] = at(1, -1);
  return (
    out +
    rect(tx - 16, ty - 12, 136, 22, mix(wood, '#ffd9a0', 0.3), 'rx="3"') +
    rect(tx - 16, ty + 4, 136, 6, stage.mood.shade, 'opacity=".3"') +
    // an awl waits on the tray
    rect(tx + 24, ty - 24, 32, 12, PALETTE.wine, 'rx="6"') +
    rect(tx + 56, ty - 20, 26, 4, '#8a9298')
  );
}

/** Double door with leaded panes above. */
export function stainedDoor(stage: Stage, x: number, foot: number, w: number, h: number) {
  const { mood, defs } = stage;
  const wood = stage.lit('#efe2c8', 0.1);
  const panes = ['#d98a5c', '#e0b45c', '#6fa3a0', '#b5564a', '#8fae84', '#3f7f92'];
  const arch = archPath(x + 16, foot - h * 0.42, w - 32, h * 0.5, 0.5);
  let glass = '';
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 6; c++)
      glass += rect(
        x + 16 + (c * (w - 32)) / 6,
        foot - h * 0.94 + r * h * 0.14,
        (w - 32) / 6,
        h * 0.14,
        panes[(r * 5 + c * 2) % 6]!,
        'stroke="#3d2a20" stroke-width="3"',
      );
  return (
    path(archPath(x - 22, foot, w + 44, h * 1.08, 0.5), wood) +
    path(archPath(x - 6, foot, w + 12, h, 0.5), mix(wood, mood.shade, 0.16)) +
    path(archPath(x, foot, w, h * 0.98, 0.5), '#7a4c2f') +
    stage.glow(x + w / 2, foot - h * 0.66, 150, 0.4) +
    defs.clipped(arch, glass) +
    path(arch, 'none', 'stroke="#4d2f22" stroke-width="6"') +
    rect(x + w / 2 - 3, foot - h * 0.42, 6, h * 0.42, '#3d251c') +
    repeat(2, (i) =>
      rect(
        x + 18 + (i * w) / 2,
        foot - h * 0.36,
        w / 2 - 36,
        h * 0.4,
        'none',
        'stroke="#9a6640" stroke-width="4"',
      ),
    ) +
    circle(x + w / 2 + 16, foot - h * 0.16, 7, PALETTE.brass)
  );
}
