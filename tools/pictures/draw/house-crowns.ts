/** What stands above the eaves of low town houses. */
import { mix, PALETTE } from './palette.ts';
import { archPath, circle, line, path, poly, rect, repeat, stroke } from './primitives.ts';
import type { Stage } from './stage.ts';
import type { TownHouse } from './town-house.ts';

/** Cornice and skyline; `paint` is the tiling of the wall below. */
export function crown(stage: Stage, u: number, spec: TownHouse, top: number, paint: string) {
  const { mood } = stage;
  const { x, w } = spec;
  const trim = stage.lit(spec.trim, 0.3);
  const bright = mix(trim, '#ffffff', 0.18);
  const under = stage.dark(spec.trim, 0.28);
  if (spec.crown === 'tiles') {
    const clay = stage.lit('#c4744c', 0.15);
    const lip = repeat(Math.round(w / 15), (i) =>
      circle(x + 7.5 + i * 15, top - 2, 7, stage.lit('#cf8258', 0.15)),
    );
    const rise = 1.05 * u;
    const courses = repeat(Math.round(w / 15) + 1, (i) =>
      line(
        [
          [x + i * 15, top - 4],
          [x + 5 + i * 15 * (1 - 10 / w), top - rise],
        ],
        stage.dark('#c4744c', 0.35),
        2.4,
        'opacity=".5"',
      ),
    );
    return (
      rect(x, top - rise, w, rise, clay) +
      courses +
      rect(x, top - rise - 6, w, 10, stage.lit('#d08a60', 0.2), 'rx="4"') +
      lip +
      rect(x, top + 2, w, 0.13 * u, bright) +
      rect(x, top + 0.13 * u, w, 0.08 * u, under)
    );
  }
  // ceramic frieze under the cornice
  const teeth = Math.round(w / (0.36 * u));
  const frieze = repeat(teeth, (i) =>
    rect(
      x + (w * i) / teeth + 2,
      top + 0.2 * u,
      w / teeth - 4,
      0.24 * u,
      [spec.glaze.second, spec.glaze.first][i % 2]!,
    ),
  );
  const cornice =
    rect(x, top + 0.12 * u, w, 0.4 * u, trim) +
    frieze +
    rect(x - 5, top - 0.2 * u, w + 10, 0.24 * u, bright) +
    rect(x - 2, top + 0.04 * u, w + 4, 0.09 * u, under) +
    stage.shadow(rect(x, top + 0.52 * u, w, 0.3 * u, mood.shade), 0.06);
  const foot = top - 0.2 * u;
  const high = 0.95 * u;
  const pier = (px: number, pw: number, ph: number) =>
    rect(px, foot - ph, pw, ph, trim) +
    rect(px + pw * 0.72, foot - ph, pw * 0.28, ph, mood.shade, 'opacity=".18"') +
    rect(px - 4, foot - ph - 8, pw + 8, 9, bright) +
    circle(px + pw / 2, foot - ph - 20, 13, trim) +
    circle(px + pw / 2 - 3, foot - ph - 23, 6, bright);
  const ends = pier(x + 4, 0.4 * u, high) + pier(x + w - 0.4 * u - 4, 0.4 * u, high);
  if (spec.crown === 'balustrade') {
    const n = Math.round((w - 1.4 * u) / (0.26 * u));
    const posts = repeat(n, (i) => {
      const bx = x + 0.72 * u + ((w - 1.44 * u) * (i + 0.5)) / n;
      return path(
        `M${bx - 4} ${foot}q-7 -16 0 ${-0.62 * u}h8q7 ${0.62 * u - 16} 0 ${0.62 * u}Z`,
        i % 2 ? trim : bright,
      );
    });
    return (
      posts +
      rect(x + 0.3 * u, foot - 0.76 * u, w - 0.6 * u, 0.15 * u, bright) +
      rect(x + 0.3 * u, foot - 0.1 * u, w - 0.6 * u, 0.1 * u, trim) +
      ends +
      cornice
    );
  }
  const wall =
    rect(x + 0.3 * u, foot - 0.72 * u, w - 0.6 * u, 0.72 * u, trim) +
    rect(x + 0.3 * u, foot - 0.8 * u, w - 0.6 * u, 0.12 * u, bright);
  if (spec.crown === 'parapet')
    return (
      wall + rect(x + 0.66 * u, foot - 0.56 * u, w - 1.32 * u, 0.4 * u, paint) + ends + cornice
    );
  // gable in one sweep, with a ceramic medallion
  const c = x + w / 2;
  const half = w * 0.34;
  const sweep = (k: number, lift: number) =>
    `M${c - half * k} ${foot - lift}v${-0.62 * u * k}C${c - half * 0.62 * k} ${foot - 0.7 * u * k} ${c - half * 0.62 * k} ${foot - 2.2 * u * k} ${c} ${foot - 2.3 * u * k}C${c + half * 0.62 * k} ${foot - 2.2 * u * k} ${c + half * 0.62 * k} ${foot - 0.7 * u * k} ${c + half * k} ${foot - 0.62 * u * k - lift}V${foot - lift}Z`;
  return (
    wall +
    path(sweep(1, 0), bright) +
    path(sweep(0.86, 0), paint) +
    path(
      `M${c} ${foot - 2.3 * u}C${c + half * 0.62} ${foot - 2.2 * u} ${c + half * 0.62} ${foot - 0.7 * u} ${c + half} ${foot - 0.62 * u}V${foot}H${c + half * 0.6}Z`,
      mood.shade,
      'opacity=".12"',
    ) +
    circle(c, foot - 0.98 * u, 0.5 * u, bright) +
    circle(c, foot - 0.98 * u, 0.41 * u, PALETTE.deep) +
    // a sail on the medallion: the house of a boat owner
    poly(
      [
        [c - 4, foot - 1.26 * u],
        [c - 4, foot - 0.86 * u],
        [c + 0.26 * u, foot - 0.86 * u],
      ],
      '#fdf6e8',
    ) +
    path(
      `M${c - 0.26 * u} ${foot - 0.82 * u}h${0.54 * u}l${-0.14 * u} ${0.13 * u}h${-0.26 * u}Z`,
      PALETTE.terracotta,
    ) +
    ends +
    cornice
  );
}

/** Square lookout on the roof, from which the boats were watched home. */
export function lookout(stage: Stage, cx: number, foot: number) {
  const { mood } = stage;
  const wall = stage.lit('#f0e2c8', 0.25);
  let out = rect(cx - 62, foot - 146, 124, 146, wall);
  out += rect(cx + 34, foot - 146, 28, 146, mood.shade, 'opacity=".2"');
  for (const dx of [-30, 26])
    out +=
      path(archPath(cx + dx - 17, foot - 58, 34, 70), stage.dark(mood.glass[0], 0.25)) +
      path(
        archPath(cx + dx - 17, foot - 58, 34, 70),
        'none',
        `stroke="${stage.lit('#2c55a0')}" stroke-width="5"`,
      );
  out += rect(cx - 70, foot - 154, 140, 12, stage.lit('#fbf3e2', 0.2));
  out += poly(
    [
      [cx - 76, foot - 152],
      [cx, foot - 202],
      [cx + 76, foot - 152],
    ],
    stage.lit('#2f5fa4', 0.15),
  );
  out += poly(
    [
      [cx, foot - 202],
      [cx + 76, foot - 152],
      [cx + 22, foot - 152],
    ],
    mood.shade,
    'opacity=".3"',
  );
  return (
    out +
    stroke(`M${cx} ${foot - 202}V${foot - 248}M${cx - 20} ${foot - 230}h40`, PALETTE.iron, 3) +
    path(`M${cx + 22} ${foot - 238}l12 8l-12 8Z`, PALETTE.iron)
  );
}
