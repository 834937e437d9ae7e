import { mix, PALETTE } from './palette.ts';
import { type Point, poly, range, repeat, stroke } from './primitives.ts';
import type { Stage } from './stage.ts';

/** One-point perspective in metres: x to the right, y up from the pavement, z away. */
export class Lens {
  constructor(
    readonly vx: number,
    readonly vy: number,
    readonly focal: number,
    readonly eye: number,
  ) {}

  at(x: number, y: number, z: number): Point {
    const k = this.focal / z;
    return [this.vx + x * k, this.vy + (this.eye - y) * k];
  }

  /** Pixels per metre at a depth. */
  unit(z: number) {
    return this.focal / z;
  }

  /** A patch of the ground. */
  floor(x0: number, x1: number, z0: number, z1: number): Point[] {
    return [this.at(x0, 0, z0), this.at(x1, 0, z0), this.at(x1, 0, z1), this.at(x0, 0, z1)];
  }
}

export interface AvenueFront {
  side: -1 | 1;
  /** Distance of the wall from the middle of the avenue. */
  x: number;
  z0: number;
  z1: number;
  floors: number[];
  bays: number;
  wall: string;
  trim: string;
  base: string;
  awning: string;
  crown: 'balustrade' | 'slate';
  /** Bays with a glazed gallery instead of balconies. */
  miradores: number[];
}

/** A house front seen along the avenue, with everything that stands out from it. */
export function avenueFront(stage: Stage, lens: Lens, spec: AvenueFront) {
  const { mood, rnd } = stage;
  const { side, z0, z1, floors } = spec;
  const total = floors.reduce((a, b) => a + b, 0);
  const sunny = side > 0;
  const haze = Math.min(0.36, Math.max(0, (z0 - 40) / 150));
  const tone = (c: string, turn = 0) => {
    const local = sunny
      ? stage.lit(c, 0.24)
      : mix(mix(c, mood.light, 0.12), mix(mood.shade, '#7a5048', 0.5), 0.24);
    return mix(mix(local, mood.shade, turn), mood.sky[2], haze);
  };
  const p = (z: number, y: number, out = 0) => lens.at(side * (spec.x - out), y, z);
  const face = (za: number, zb: number, ya: number, yb: number, out = 0): Point[] => [
    p(za, ya, out),
    p(zb, ya, out),
    p(zb, yb, out),
    p(za, yb, out),
  ];
  /** A box standing out of the wall: soffit or top, near end, then front. */
  const box = (za: number, zb: number, ya: number, yb: number, out: number, colour: string) => {
    const level = ya > lens.eye ? ya : yb;
    const seen = ya > lens.eye || yb < lens.eye;
    return (
      (seen
        ? poly(
            [p(za, level), p(zb, level), p(zb, level, out), p(za, level, out)],
            tone(colour, ya > lens.eye ? 0.42 : 0),
          )
        : '') +
      poly([p(za, ya), p(za, yb), p(za, yb, out), p(za, ya, out)], tone(colour, 0.16)) +
      poly(face(za, zb, ya, yb, out), tone(colour))
    );
  };
  const segs = (list: [Point, Point][]) =>
    list
      .map(
        ([a, b]) => `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`,
      )
      .join('');
  const iron = mix(PALETTE.iron, mood.sky[2], haze * 0.8);
  const hair = (z: number, metres: number) => Math.max(0.8, lens.unit(z) * metres);

  // end wall, seen where the nearer neighbour is lower
  let out = poly([p(z0, 0), p(z0, total), p(z0, total, -14), p(z0, 0, -14)], tone(spec.wall, 0.2));
  out += poly(face(z0, z1, 0, total), tone(spec.wall));
  const base = floors[0]!;
  out += poly(face(z0, z1, 0, base), tone(spec.base));
  out += stroke(
    segs(range(8).map((i) => [p(z0, (base * (i + 1)) / 9), p(z1, (base * (i + 1)) / 9)])),
    tone(spec.base, 0.4),
    1,
    'opacity=".45"',
  );
  const bay = (z1 - z0) / spec.bays;
  const glassTone = (glow: boolean) => {
    if (glow) return mix('#ffdf9e', mood.sky[2], haze);
    return mix(
      sunny ? mix(mood.glass[0], mood.glass[1], 0.2) : stage.dark(mood.glass[0], 0.35),
      mood.sky[2],
      haze,
    );
  };

  for (const b of range(spec.bays).reverse()) {
    const mid = z0 + bay * (b + 0.5);
    const half = bay * 0.28;
    const [wa, wb] = [mid - half, mid + half];
    // shop or door
    out += poly(face(mid - bay * 0.36, mid + bay * 0.36, 0, base * 0.82), tone(spec.trim, 0.1));
    out += poly(
      face(mid - bay * 0.3, mid + bay * 0.3, 0, base * 0.76),
      rnd() < 0.4 ? mix('#e9b873', mood.shade, 0.16) : mix(PALETTE.walnut, mood.shade, 0.3),
    );
    out += stroke(segs([[p(mid, 0), p(mid, base * 0.76)]]), tone('#4a372a', 0.3), hair(mid, 0.1));
    let foot = base;
    floors.slice(1).forEach((h, i) => {
      const head = foot + h * 0.74;
      const gallery = spec.miradores.includes(b) && i < floors.length - 2;
      if (!gallery) {
        const edge = bay * 0.07;
        out += poly(face(wa - edge, wb + edge, foot, head + 0.24), tone(spec.trim));
        out += poly(
          face(wa - edge * 2, wb + edge * 2, head + 0.2, head + 0.44, 0.14),
          tone(spec.trim, -0.1),
        );
        out += poly(face(wa, wb, foot, head), glassTone(rnd() < mood.lit));
        // the reveal shades the glass
        out += poly(face(wa, wb, head - 0.4, head), tone(PALETTE.ink, 0.3), 'opacity=".45"');
        out += stroke(
          segs([
            [p(mid, foot), p(mid, head)],
            [p(wa, foot + h * 0.5), p(wb, foot + h * 0.5)],
          ]),
          tone('#f0e6d2'),
          hair(mid, 0.09),
        );
        if (rnd() < 0.34)
          out += poly(face(wa, wb, head - h * (0.16 + 0.3 * rnd()), head), tone('#c8b487'));
        const [ra, rb] = [wa - bay * 0.12, wb + bay * 0.12];
        const deep = i === floors.length - 2 ? 0.2 : 0.8;
        out += box(ra, rb, foot - 0.2, foot, deep, spec.trim);
        out += poly(
          [p(ra, foot - 0.2), p(rb, foot - 0.2), p(rb, foot - 1), p(ra + bay * 0.1, foot - 1)],
          mood.shade,
          'opacity=".2"',
        );
        const n = Math.max(4, Math.round(lens.unit(mid) / 3));
        const bars: [Point, Point][] = range(n + 1).map((k) => {
          const z = ra + ((rb - ra) * k) / n;
          return [p(z, foot, deep), p(z, foot + 1, deep)];
        });
        const ends: [Point, Point][] = range(4).map((k) => [
          p(ra, foot, (deep * k) / 3),
          p(ra, foot + 1, (deep * k) / 3),
        ]);
        out += stroke(segs([...bars, ...ends]), iron, hair(mid, 0.035));
        out += stroke(
          segs([
            [p(ra, foot + 1, deep), p(rb, foot + 1, deep)],
            [p(ra, foot + 1), p(ra, foot + 1, deep)],
            [p(ra, foot + 0.1, deep), p(rb, foot + 0.1, deep)],
          ]),
          iron,
          hair(mid, 0.07),
        );
      }
      foot += h;
    });
    if (spec.miradores.includes(b)) {
      const ends = base + floors.slice(1, -1).reduce((a, c) => a + c, 0);
      const [ga, gb] = [mid - bay * 0.42, mid + bay * 0.42];
      const deep = 1.1;
      out += poly(
        [p(ga, base - 0.4), p(gb, base - 0.4), p(gb, base - 1.6), p(ga + bay * 0.2, base - 1.6)],
        mood.shade,
        'opacity=".24"',
      );
      out += box(ga, gb, base - 0.4, ends + 0.3, deep, '#f4ecdb');
      let y = base;
      for (const h of floors.slice(1, -1)) {
        const [low, high] = [y + h * 0.26, y + h * 0.92];
        out += repeat(4, (k) => {
          const za = ga + ((gb - ga) * (k + 0.1)) / 4;
          const zb = ga + ((gb - ga) * (k + 0.9)) / 4;
          const sheen = sunny
            ? ['#f0cf9a', '#8fb0b4', '#6f97a3', '#e0bf92']
            : ['#506a7c', '#5d7888', '#465f73', '#6a7f88'];
          return (
            poly(face(za, zb, low, high, deep), mix(sheen[k]!, mood.sky[2], haze)) +
            poly(face(za, zb, y + h * 0.05, y + h * 0.2, deep), tone('#d9ccb2', 0.08))
          );
        });
        out += poly(
          [p(ga, low, 0.16), p(ga, high, 0.16), p(ga, high, deep - 0.16), p(ga, low, deep - 0.16)],
          glassTone(false),
        );
        out += stroke(
          segs([[p(ga, y + h * 0.62, deep), p(gb, y + h * 0.62, deep)]]),
          tone('#f4ecdb'),
          hair(mid, 0.09),
        );
        y += h;
      }
      out += box(ga - 0.1, gb + 0.1, ends + 0.2, ends + 0.5, deep + 0.2, spec.trim);
    }
    if (b % 2 === 0) {
      const [aa, ab] = [mid - bay * 0.4, mid + bay * 0.4];
      out += poly(
        [p(aa, 3.9, 0.1), p(ab, 3.9, 0.1), p(ab, 2.9, 1.5), p(aa, 2.9, 1.5)],
        tone(spec.awning),
      );
      out += poly(face(aa, ab, 2.55, 2.9, 1.5), tone(spec.awning, 0.14));
    }
  }
  // string courses over the storeys
  out += box(z0, z1, base - 0.3, base, 0.2, spec.trim);
  // cornice and what crowns it
  const eaves = poly(
    face(z0, z1, total - 1.3, total - 0.3),
    mood.shade,
    `opacity="${mood.shadeStrength - 0.1}"`,
  );
  out += eaves + box(z0, z1, total - 0.35, total + 0.25, 0.85, spec.trim);
  if (spec.crown === 'slate') {
    const top = total + 3;
    out += poly(
      [p(z0, total + 0.25), p(z0, top, -2), p(z0, top, -12), p(z0, total, -14)],
      tone('#6d7480', 0.3),
    );
    out += poly(
      [p(z0, total + 0.25), p(z1, total + 0.25), p(z1, top, -2), p(z0, top, -2)],
      tone('#77808c'),
    );
    out += stroke(
      segs(
        range(5).map((k) => [
          p(z0, total + 0.5 * (k + 1), -0.34 * (k + 1)),
          p(z1, total + 0.5 * (k + 1), -0.34 * (k + 1)),
        ]),
      ),
      tone('#4f5763'),
      1,
      'opacity=".5"',
    );
    out += stroke(segs([[p(z0, top, -2), p(z1, top, -2)]]), tone('#b9b4a6'), hair(z0, 0.16));
    for (const b of range(spec.bays).reverse()) {
      const mid = z0 + bay * (b + 0.5);
      const w = bay * 0.2;
      out += poly(
        [
          p(mid - w, total + 0.3, -0.1),
          p(mid - w, total + 2.2, -0.1),
          p(mid - w, total + 2.2, -1.5),
        ],
        tone('#e9dcc2', 0.2),
      );
      out += poly(face(mid - w, mid + w, total + 0.3, total + 2.2, -0.1), tone('#efe4cd'));
      out += poly(
        face(mid - w * 0.6, mid + w * 0.6, total + 0.5, total + 1.9, -0.1),
        glassTone(rnd() < 0.3),
      );
      out += poly(
        [
          p(mid - w * 1.3, total + 2.2, -0.1),
          p(mid, total + 2.9, -0.1),
          p(mid + w * 1.3, total + 2.2, -0.1),
        ],
        tone('#6d7480'),
      );
    }
  } else {
    const n = spec.bays * 6;
    const rail = total + 1.25;
    const balusters: [Point, Point][] = range(n).map((k) => {
      const z = z0 + ((z1 - z0) * (k + 0.5)) / n;
      return [p(z, total + 0.25, 0.3), p(z, rail, 0.3)];
    });
    out += stroke(segs(balusters), tone(spec.trim, 0.1), hair((z0 + z1) / 2, 0.17));
    out += poly(face(z0, z1, rail - 0.2, rail + 0.05, 0.36), tone(spec.trim));
    for (const k of range(spec.bays + 1).reverse()) {
      const z = Math.min(z1 - 0.7, z0 + bay * k);
      out += box(z, z + 0.7, total + 0.2, rail + 0.15, 0.42, spec.trim);
    }
  }
  return out;
}
