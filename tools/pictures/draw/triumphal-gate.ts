import { mix } from './palette.ts';
import { archPath, boxPath, path, poly, rect, repeat } from './primitives.ts';
import type { Stage } from './stage.ts';

/** Granite gate of three round arches and two lintel doors; `k` is pixels per metre, (cx, gy) its foot; `park` shows through. */
export function triumphalGate(stage: Stage, cx: number, gy: number, k: number, park: string) {
  const { mood, defs } = stage;
  const air = (c: string) => stage.lit(c, 0.2);
  const granite = air('#d2b893');
  const pale = air('#f6e9cf');
  const dim = mix(granite, mood.shade, 0.3);
  const deep = mix(granite, mood.shade, 0.56);
  const X = (m: number) => cx + m * k;
  const Y = (m: number) => gy - m * k;
  const block = (m0: number, m1: number, y0: number, y1: number, fill: string) =>
    rect(X(m0), Y(y1), (m1 - m0) * k, (y1 - y0) * k, fill);
  const wall = defs.linear(
    [
      [0, mix(granite, mood.light, 0.4)],
      [0.55, granite],
      [1, dim],
    ],
    0,
    0,
    1,
    0.15,
  );
  let out = block(-22, 22, 0, 14, wall);
  out += repeat(8, (i) => rect(X(-22), Y(1.6 * (i + 1)), 44 * k, 1, deep, 'opacity=".35"'));
  // middle part stands forward
  out += block(-13.6, 13.6, 0, 14, mix(granite, mood.light, 0.22));
  out += block(13.6, 14.3, 0, 14, dim);
  const view = defs.linear([
    [0, mix(mood.sky[2], mood.sky[1], 0.7)],
    [1, mix(mood.sky[2], mood.sky[3], 0.3)],
  ]);
  const through = (opening: string) =>
    path(opening, view) +
    defs.clipped(opening, park + block(-22, 22, 0, 0.9, mix('#93a063', mood.sky[2], 0.4)));
  for (const m of [-8.7, 0, 8.7]) {
    const w = m === 0 ? 5.8 : 5.2;
    const h = m === 0 ? 11 : 10.4;
    const opening = archPath(X(m - w / 2), gy, w * k, h * k);
    out += path(archPath(X(m - w / 2 - 0.55), gy, (w + 1.1) * k, (h + 0.55) * k), pale);
    // depth of the vault: soffit and left jamb in shade
    const inner = archPath(X(m - w / 2 + 0.9), gy, (w - 0.9) * k, (h - 0.5) * k);
    out += path(opening, deep) + defs.clipped(opening, through(inner));
    out += block(m - w / 2 - 0.8, m - w / 2 + 0.2, h - w / 2 - 0.3, h - w / 2 + 0.1, pale);
    out += block(m + w / 2 - 0.2, m + w / 2 + 0.8, h - w / 2 - 0.3, h - w / 2 + 0.1, pale);
    out += poly(
      [
        [X(m - 0.6), Y(h + 1)],
        [X(m + 0.6), Y(h + 1)],
        [X(m + 0.4), Y(h - 0.3)],
        [X(m - 0.4), Y(h - 0.3)],
      ],
      dim,
    );
  }
  for (const m of [-17.8, 17.8]) {
    out += block(m - 2.4, m + 2.4, 0, 7.4, pale);
    out += block(m - 1.9, m + 1.9, 0, 6.9, deep);
    out += through(boxPath(X(m - 1.2), Y(6.4), 3.1 * k, 6.4 * k));
    out += block(m - 2.9, m + 2.9, 7.4, 7.9, pale) + block(m - 2.7, m + 2.7, 7.2, 7.4, dim);
    // carved panel with a swag
    out += block(m - 2.2, m + 2.2, 9.2, 12.2, dim);
    out += path(
      `M${X(m - 1.7)} ${Y(11.6)}Q${X(m)} ${Y(8.8)} ${X(m + 1.7)} ${Y(11.6)}Q${X(m)} ${Y(9.9)} ${X(m - 1.7)} ${Y(11.6)}Z`,
      pale,
    );
  }
  // half columns
  const shaft = defs.linear(
    [
      [0, dim],
      [0.3, pale],
      [1, deep],
    ],
    0,
    0,
    1,
    0,
  );
  for (const m of [-21.1, -14.6, -12.6, -5.1, -3.75, 3.75, 5.1, 12.6, 14.6, 21.1]) {
    out += block(m - 0.55, m + 0.55, 1.4, 13, shaft);
    out += block(m - 0.8, m + 0.8, 0, 1.5, dim) + block(m - 0.8, m + 0.8, 12.8, 13.6, pale);
  }
  // entablature
  out += block(-22.4, 22.4, 13.6, 14.6, granite) + block(-22.4, 22.4, 13.5, 13.7, dim);
  out += block(-23, 23, 14.9, 15.6, pale) + block(-22.8, 22.8, 14.55, 14.9, deep);
  out += block(-14, 14, 15.6, 17, granite) + block(-14.2, 14.2, 16.8, 17.1, pale);
  // attic with its pediment
  out += block(-6.4, 6.4, 15.6, 20, mix(granite, mood.light, 0.2)) + block(5.6, 6.4, 15.6, 20, dim);
  out += block(-4.8, 4.8, 16.6, 19.2, dim) + block(-4.6, 4.6, 16.5, 19, granite);
  out += block(-7, 7, 20, 20.6, pale) + block(-6.8, 6.8, 19.8, 20, deep);
  out += path(`M${X(-7)} ${Y(20.6)}Q${X(0)} ${Y(25)} ${X(7)} ${Y(20.6)}Z`, pale);
  out += path(`M${X(-5)} ${Y(20.7)}Q${X(0)} ${Y(23.9)} ${X(5)} ${Y(20.7)}Z`, dim);
  // shield between two trophies
  out += path(
    `M${X(-1.5)} ${Y(24.8)}H${X(1.5)}V${Y(23)}Q${X(1.4)} ${Y(21.4)} ${X(0)} ${Y(20.9)}Q${X(-1.4)} ${Y(21.4)} ${X(-1.5)} ${Y(23)}Z`,
    mix(pale, granite, 0.5),
  );
  out += path(
    `M${X(0)} ${Y(24.8)}H${X(1.5)}V${Y(23)}Q${X(1.4)} ${Y(21.4)} ${X(0)} ${Y(20.9)}Z`,
    dim,
  );
  out += poly(
    [
      [X(-1.5), Y(24.8)],
      [X(-1.6), Y(26)],
      [X(-0.8), Y(25.3)],
      [X(0), Y(26.3)],
      [X(0.8), Y(25.3)],
      [X(1.6), Y(26)],
      [X(1.5), Y(24.8)],
    ],
    granite,
  );
  for (const s of [-1, 1])
    out += poly(
      [
        [X(s * 1.5), Y(24)],
        [X(s * 3.4), Y(25)],
        [X(s * 2.9), Y(23.6)],
        [X(s * 4.1), Y(23.2)],
        [X(s * 3), Y(22.2)],
        [X(s * 1.4), Y(21.9)],
      ],
      s < 0 ? pale : dim,
    );
  const urn = (m: number, y: number, s: number) =>
    block(m - 0.7 * s, m + 0.7 * s, y, y + 0.5 * s, pale) +
    path(
      `M${X(m - 0.3 * s)} ${Y(y + 0.5 * s)}Q${X(m - 1.3 * s)} ${Y(y + 1.8 * s)} ${X(m - 0.6 * s)} ${Y(y + 2.2 * s)}H${X(m + 0.6 * s)}Q${X(m + 1.3 * s)} ${Y(y + 1.8 * s)} ${X(m + 0.3 * s)} ${Y(y + 0.5 * s)}Z`,
      granite,
    ) +
    path(
      `M${X(m)} ${Y(y + 0.5 * s)}V${Y(y + 2.2 * s)}H${X(m + 0.6 * s)}Q${X(m + 1.3 * s)} ${Y(y + 1.8 * s)} ${X(m + 0.3 * s)} ${Y(y + 0.5 * s)}Z`,
      dim,
    ) +
    path(
      `M${X(m - 0.5 * s)} ${Y(y + 2.2 * s)}L${X(m)} ${Y(y + 3.3 * s)}L${X(m + 0.5 * s)} ${Y(y + 2.2 * s)}Z`,
      dim,
    );
  for (const m of [-13, -9.4, 9.4, 13]) out += urn(m, 17.1, 0.9);
  for (const m of [-21.2, -17.8, 17.8, 21.2]) out += urn(m, 15.6, 0.9);
  return out + block(-23, 23, -0.1, 0.7, dim);
}
