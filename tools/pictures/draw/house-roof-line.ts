/** All sizes below are pixels; `u` is pixels per metre. */
import { PALETTE, mix } from './palette.ts';
import { circle, line, path, poly, rect, repeat } from './primitives.ts';
import type { HouseSpec } from './house-spec.ts';
import type { Stage } from './stage.ts';

/** Cornice and balustrade, gable or tiles above the top storey. */
export function roofLine(stage: Stage, u: number, spec: HouseSpec, x0: number, top: number) {
  const { mood } = stage;
  const W = spec.width * u;
  const trim = stage.lit(spec.trim, 0.3);
  const trimDark = stage.dark(spec.trim, 0.28);
  let out = '';
  if (spec.crown === 'tiles') {
    const tile = stage.lit('#c07a52', 0.15);
    out += rect(x0 - 0.35 * u, top - 0.12 * u, W + 0.7 * u, 0.2 * u, stage.dark('#8a5a3c', 0.1));
    out += poly(
      [
        [x0 - 0.45 * u, top - 0.1 * u],
        [x0 + W + 0.45 * u, top - 0.1 * u],
        [x0 + W - 0.2 * u, top - 1.1 * u],
        [x0 + 0.2 * u, top - 1.1 * u],
      ],
      tile,
    );
    const n = Math.round(W / (0.3 * u));
    return (
      out +
      repeat(n, (i) =>
        line(
          [
            [x0 - 0.4 * u + ((W + 0.8 * u) * i) / n, top - 0.1 * u],
            [x0 + 0.2 * u + ((W - 0.4 * u) * i) / n, top - 1.1 * u],
          ],
          stage.dark('#c07a52', 0.3),
          2,
          'opacity=".45"',
        ),
      )
    );
  }
  out += stage.shadow(
    poly(
      [
        [x0, top + 0.25 * u],
        [x0 + W, top + 0.25 * u],
        [x0 + W, top + 1.05 * u],
        [x0 + 0.6 * u, top + 1.05 * u],
      ],
      mood.shade,
    ),
  );
  const tiles = Math.round(W / (0.36 * u));
  const ceramics = [PALETTE.sea, PALETTE.cream, PALETTE.ochre, PALETTE.cream];
  out += repeat(tiles, (i) =>
    rect(
      x0 + (W * i) / tiles + 1,
      top + 0.3 * u,
      W / tiles - 2,
      0.26 * u,
      ceramics[i % 4]!,
      'opacity=".75"',
    ),
  );
  out +=
    rect(x0 - 0.45 * u, top - 0.35 * u, W + 0.9 * u, 0.32 * u, trim) +
    rect(x0 - 0.35 * u, top - 0.05 * u, W + 0.7 * u, 0.14 * u, trimDark);
  const py = top - 0.35 * u;
  const ph = 1.1 * u;
  const bay = W / spec.bays;
  out +=
    rect(x0, py - 0.18 * u, W, 0.18 * u, trim) +
    rect(x0 - 0.1 * u, py - ph, W + 0.2 * u, 0.2 * u, mix(trim, '#ffffff', 0.12));
  for (let i = 0; i <= spec.bays; i++) {
    const px = Math.min(Math.max(x0 + bay * i - 0.28 * u, x0), x0 + W - 0.56 * u);
    out += rect(px, py - ph - 0.06 * u, 0.56 * u, ph, trim);
    if (i === spec.bays) continue;
    out += repeat(9, (k) => {
      const bx = px + 0.7 * u + ((bay - 0.9 * u) * k) / 8;
      return path(
        `M${bx} ${py - 0.18 * u}q${-0.1 * u} ${-0.35 * u} 0 ${-0.72 * u}h${0.1 * u}q${0.1 * u} ${0.37 * u} 0 ${0.72 * u}Z`,
        trimDark,
      );
    });
  }
  if (spec.crown === 'gable') {
    const c = x0 + W / 2;
    const w = W * 0.42;
    const b = py - 0.2 * u;
    const outline = (k: number) =>
      `M${c - (w / 2) * k} ${b}V${b - 1.1 * u * k}C${c - w * 0.3 * k} ${b - 1.1 * u * k} ${c - w * 0.28 * k} ${b - 3.1 * u * k} ${c} ${b - 3.3 * u * k}C${c + w * 0.28 * k} ${b - 3.1 * u * k} ${c + w * 0.3 * k} ${b - 1.1 * u * k} ${c + (w / 2) * k} ${b - 1.1 * u * k}V${b}Z`;
    out += path(outline(1), trim) + path(outline(0.86), stage.lit(spec.wall));
    out +=
      circle(c, b - 1.6 * u, 0.62 * u, trim) +
      circle(c, b - 1.6 * u, 0.48 * u, PALETTE.sea) +
      circle(c, b - 1.6 * u, 0.22 * u, PALETTE.ochre);
  }
  return out;
}
