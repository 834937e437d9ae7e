/** All sizes below are pixels; `u` is pixels per metre. */
import { PALETTE } from './palette.ts';
import { archPath, line, path, pick, poly, rect, repeat } from './primitives.ts';
import { awning } from './awning.ts';
import type { HouseSpec } from './house-spec.ts';
import type { Stage } from './stage.ts';

/** Shop fronts with a door among them; `front` stands before the shadows. */
export function groundFloor(stage: Stage, u: number, spec: HouseSpec, x0: number, foot: number) {
  const { defs, rnd, mood } = stage;
  const W = spec.width * u;
  const h = spec.floors[0]! * u;
  const y = foot - h;
  const base = stage.lit(spec.base, 0.2);
  const joint = stage.dark(spec.base, 0.4);
  const bay = W / spec.bays;
  const doorBay = Math.floor(spec.bays / 2);
  let out = rect(
    x0,
    y,
    W,
    h,
    defs.linear([
      [0, base],
      [1, stage.dark(base, 0.14)],
    ]),
  );
  out += repeat(10, (k) =>
    line(
      [
        [x0, y + (h * (k + 1)) / 11],
        [x0 + W, y + (h * (k + 1)) / 11],
      ],
      joint,
      1,
      'opacity=".35"',
    ),
  );
  let front = '';
  let shade = '';
  for (let i = 0; i < spec.bays; i++) {
    const w = Math.min(bay * 0.62, 2.6 * u);
    const x = x0 + bay * (i + 0.5) - w / 2;
    const oh = h * 0.8;
    const top = foot - oh;
    const isDoor = i === doorBay;
    const warm = rnd() < 0.35 + mood.lit;
    out += path(
      archPath(x - 0.14 * u, foot, w + 0.28 * u, oh + 0.14 * u, 0.3),
      stage.lit(spec.trim, 0.3),
    );
    const inside = warm
      ? defs.linear([
          [0, '#f6cf8d'],
          [0.55, '#d99a55'],
          [1, '#6d4630'],
        ])
      : defs.linear([
          [0, stage.dark(mood.glass[0], 0.3)],
          [1, stage.dark(mood.glass[0], 0.65)],
        ]);
    const opening = archPath(x, foot, w, oh, 0.3);
    let q = '';
    if (isDoor) {
      q += rect(x, top + oh * 0.3, w, oh * 0.7, PALETTE.walnut);
      q += repeat(2, (k) => {
        const px = x + w * (0.05 + 0.48 * k);
        return (
          rect(px, top + oh * 0.35, w * 0.42, oh * 0.28, stage.dark(mood.glass[0], 0.4)) +
          rect(px, top + oh * 0.68, w * 0.42, oh * 0.24, '#6e4a32')
        );
      });
      q += repeat(9, (k) => {
        const a = (Math.PI * k) / 8;
        return line(
          [
            [x + w / 2, top + oh * 0.3],
            [x + w / 2 - Math.cos(a) * w * 0.6, top + oh * 0.3 - Math.sin(a) * oh * 0.4],
          ],
          PALETTE.brass,
          1.6,
        );
      });
    } else {
      q += repeat(3, (k) => {
        const sy = foot - oh * (0.2 + 0.17 * k);
        const goods = repeat(8, () => {
          const gh = u * (0.12 + 0.22 * rnd());
          const c = pick(rnd, [
            PALETTE.terracotta,
            PALETTE.sea,
            PALETTE.cream,
            PALETTE.ochre,
            PALETTE.sage,
            PALETTE.wine,
          ]);
          return rect(
            x + 8 + (w - 22) * rnd(),
            sy - gh,
            u * (0.08 + 0.12 * rnd()),
            gh,
            c,
            'opacity=".85"',
          );
        });
        return rect(x + 6, sy, w - 12, 2.5, '#4b3526', 'opacity=".7"') + goods;
      });
      q +=
        rect(x, foot - oh * 0.13, w, oh * 0.13, '#4a372a') +
        rect(x + w / 2 - 3, top, 6, oh, '#3d2e25') +
        rect(x, top + oh * 0.26, w, 5, '#3d2e25');
    }
    q += poly(
      [
        [x, top],
        [x + w, top],
        [x + w, top + 0.25 * u],
        [x + 0.3 * u, top + 0.35 * u],
        [x + 0.3 * u, foot],
        [x, foot],
      ],
      mood.shade,
      'opacity=".45"',
    );
    out += path(opening, inside) + defs.clipped(opening, q);
    if (!isDoor && spec.awning && rnd() < 0.8) {
      const ax = x - 0.25 * u;
      const aw = w + 0.5 * u;
      const ay = top + oh * 0.16;
      const ah = 0.95 * u;
      shade += poly(
        [
          [ax + 0.2 * u, ay + ah],
          [ax + aw, ay + ah],
          [ax + aw + 0.7 * u, ay + ah * 2],
          [ax + 0.9 * u, ay + ah * 2],
        ],
        mood.shade,
      );
      front += awning(stage, ax, ay, aw, ah, spec.awning);
    }
  }
  const trim = stage.lit(spec.trim, 0.3);
  out +=
    rect(x0 - 0.1 * u, y - 0.1 * u, W + 0.2 * u, 0.34 * u, trim) +
    rect(x0 - 0.1 * u, y + 0.24 * u, W + 0.2 * u, 0.07 * u, stage.dark(spec.trim, 0.28));
  return { out, front, shade };
}
