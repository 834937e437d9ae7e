import { PALETTE, mix } from './palette.ts';
import { circle, line, multiply, path, place, poly, pts, rect, repeat } from './primitives.ts';
import type { Stage } from './stage.ts';

/** Neo-gothic church of golden stone: gable with a rose between two towers; (x, foot) is the middle. */
export function goldenChurch(stage: Stage, x: number, foot: number, k: number) {
  const { mood } = stage;
  const stone = stage.lit('#dcb478', 0.3);
  const bright = mix(stone, '#fff0d0', 0.35);
  const side = mix('#b98a58', mood.shade, 0.3);
  const dark = stage.dark('#6b4a44', 0.3);
  const pinnacle = (cx: number, base: number, w: number, h: number) =>
    rect(cx - w / 2, base - h * 0.5, w, h * 0.5, stone) +
    poly(
      [
        [cx - w * 0.7, base - h * 0.5],
        [cx, base - h],
        [cx + w * 0.7, base - h * 0.5],
      ],
      bright,
    ) +
    poly(
      [
        [cx, base - h],
        [cx + w * 0.7, base - h * 0.5],
        [cx + w * 0.1, base - h * 0.5],
      ],
      side,
    );
  const lancet = (cx: number, base: number, w: number, h: number) =>
    path(
      `M${cx - w / 2} ${base}V${base - h * 0.6}Q${cx - w / 2} ${base - h * 0.86} ${cx} ${base - h}Q${cx + w / 2} ${base - h * 0.86} ${cx + w / 2} ${base - h * 0.6}V${base}Z`,
      dark,
    );
  const tower = (cx: number) => {
    let t =
      rect(cx - 26, -250, 52, 250, stone) +
      rect(cx - 26, -250, 8, 250, bright) +
      rect(cx + 10, -250, 16, 250, side, 'opacity=".75"');
    for (const y of [-84, -166, -250])
      t += rect(cx - 30, y, 60, 7, bright) + rect(cx + 12, y, 18, 7, side, 'opacity=".6"');
    t += lancet(cx - 6, -102, 13, 46);
    t += lancet(cx - 14, -178, 11, 54) + lancet(cx + 3, -178, 11, 54);
    t += rect(cx - 3, -60, 6, 26, dark);
    // spire with a shaded side and corner pinnacles
    t +=
      pinnacle(cx - 24, -248, 9, 38) +
      poly(
        [
          [cx - 20, -250],
          [cx, -350],
          [cx + 20, -250],
        ],
        stone,
      ) +
      poly(
        [
          [cx, -350],
          [cx + 20, -250],
          [cx + 5, -250],
        ],
        side,
      ) +
      poly(
        [
          [cx, -350],
          [cx - 20, -250],
          [cx - 13, -250],
        ],
        bright,
      ) +
      pinnacle(cx + 24, -248, 9, 38) +
      repeat(3, (i) => rect(cx - 3, -276 - i * 20, 5 - i, 9, dark, 'opacity=".6"')) +
      line(
        [
          [cx, -350],
          [cx, -372],
        ],
        PALETTE.iron,
        2.4,
      ) +
      line(
        [
          [cx - 6, -364],
          [cx + 6, -364],
        ],
        PALETTE.iron,
        2.4,
      );
    return t;
  };
  // nave running back to the right, lower than the front
  const body =
    poly(pts('60,-128 86,-166 270,-166 292,-128'), stage.lit('#bd7350', 0.15)) +
    rect(60, -130, 232, 130, mix(stone, mood.shade, 0.16)) +
    rect(60, -130, 232, 6, bright) +
    repeat(5, (i) => lancet(102 + i * 40, -52, 13, 56)) +
    repeat(6, (i) => rect(78 + i * 40, -136, 8, 136, stone) + pinnacle(82 + i * 40, -134, 9, 30)) +
    tower(-62) +
    rect(-38, -150, 76, 150, stone) +
    poly(pts('-40,-148 0,-214 40,-148'), stone) +
    poly(pts('-44,-146 0,-220 44,-146 38,-146 0,-208 -38,-146'), bright) +
    circle(0, -134, 21, bright) +
    circle(0, -134, 17, dark) +
    repeat(8, (i) =>
      line(
        [
          [0, -134],
          [Math.cos((i * Math.PI) / 4) * 17, -134 + Math.sin((i * Math.PI) / 4) * 17],
        ],
        bright,
        2,
      ),
    ) +
    circle(0, -134, 5, bright) +
    repeat(3, (i) => lancet(-24 + i * 24, -74, 9, 26)) +
    path('M-20 0V-34Q-20 -56 0 -66Q20 -56 20 -34V0Z', bright) +
    path('M-14 0V-32Q-14 -50 0 -58Q14 -50 14 -32V0Z', dark) +
    pinnacle(0, -212, 8, 34) +
    tower(62) +
    multiply(poly(pts('-36,-150 -20,-150 -20,0 -36,0'), mood.shade), 0.28);
  return place(body, x, foot, k);
}
