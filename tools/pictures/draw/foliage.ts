import { GREENS, PALETTE, mix } from './palette.ts';
import { ellipse, line, pick, repeat, stroke, type Point, type Rnd } from './primitives.ts';

export interface LeafSpec {
  rx: number;
  ry: number;
  colours?: string[];
  leaves?: number;
  leaf?: number;
  flower?: string;
  /** Share of leaves that are petals. */
  bloom?: number;
}

/** A leafy mass: dark lobes first, then leaves sorted from shade to light (light from upper left). */
export function foliage(rnd: Rnd, cx: number, cy: number, spec: LeafSpec): string {
  const { rx, ry, colours = GREENS.broadleaf, leaf = 8, flower, bloom = 0.5 } = spec;
  const leaves = spec.leaves ?? Math.round((rx * ry) / (leaf * leaf) / 0.32);
  const lobeCount = Math.max(7, Math.min(16, Math.round(rx / leaf / 1.1)));
  const under = mix(colours[0]!, '#16202a', 0.28);
  const lobes = Array.from({ length: lobeCount }, (_, i) => {
    const angle = i * 2.39996 + rnd() * 0.6;
    const reach = Math.sqrt((i + 0.5) / lobeCount) * 0.74;
    return {
      x: cx + Math.cos(angle) * rx * reach,
      y: cy + Math.sin(angle) * ry * reach,
      size: 0.34 + 0.14 * rnd(),
    };
  });
  const drawn: { light: number; svg: string }[] = [];
  for (let i = 0; i < leaves; i++) {
    const lobe = lobes[i % lobeCount]!;
    const angle = rnd() * Math.PI * 2;
    const reach = Math.sqrt(rnd()) * 1.12;
    const dx = Math.cos(angle) * reach;
    const dy = Math.sin(angle) * reach;
    const x = lobe.x + dx * rx * lobe.size;
    const y = lobe.y + dy * ry * lobe.size;
    const local = (-dx * 0.45 - dy * 0.7) * 0.34;
    const whole = (((cx - x) / rx) * 0.3 + ((cy - y) / ry) * 0.42) * 0.62;
    const light = 0.5 + local + whole + (rnd() - 0.5) * 0.28;
    const tone = Math.max(0, Math.min(colours.length - 1, Math.floor(light * colours.length)));
    const isPetal = flower !== undefined && rnd() < bloom;
    const colour = isPetal
      ? mix(
          mix(flower, '#3a1030', Math.max(0, 0.45 - light) * 0.8),
          '#ffffff',
          Math.max(0, light - 0.55) * 0.6,
        )
      : colours[tone]!;
    const size = leaf * (0.6 + 0.8 * rnd());
    drawn.push({ light, svg: ellipse(x, y, size, size * 0.46, colour, rnd() * 180) });
  }
  drawn.sort((a, b) => a.light - b.light);
  return (
    lobes.map((l) => ellipse(l.x, l.y, rx * l.size, ry * l.size, under)).join('') +
    drawn.map((d) => d.svg).join('')
  );
}

/** Hanging bougainvillea along a line of points. */
export function bougainvillea(
  rnd: Rnd,
  points: Point[],
  size: number,
  flower: string = PALETTE.bougainvillea,
) {
  return points
    .map(([x, y], i) =>
      foliage(rnd, x, y, {
        rx: size * (0.75 + 0.5 * rnd()),
        ry: size * (0.6 + 0.4 * rnd()),
        leaf: size * 0.13,
        flower,
        bloom: i % 3 === 2 ? 0.3 : 0.68,
      }),
    )
    .join('');
}

/** A low hedge or flower bed of overlapping bushes. */
export function hedge(
  rnd: Rnd,
  from: number,
  to: number,
  y: number,
  size: number,
  flowers: (string | undefined)[] = [undefined],
) {
  let out = '';
  for (let x = from, i = 0; x <= to; x += size * 1.15, i++) {
    const colours = i % 3 === 1 ? GREENS.olive : GREENS.broadleaf;
    out += foliage(rnd, x, y + (rnd() - 0.5) * size * 0.3, {
      rx: size,
      ry: size * 0.7,
      colours,
      leaf: size * 0.14,
      flower: flowers[i % flowers.length],
      bloom: 0.45,
    });
  }
  return out;
}

export const stem = (points: Point[], width: number) =>
  line(points, '#6b7448', width, 'stroke-linecap="round"');

export const grassTuft = (rnd: Rnd, x: number, y: number, k: number) =>
  repeat(9, (i) => {
    const a = -0.9 + i * 0.225;
    return stroke(
      `M${x} ${y}Q${x + Math.sin(a) * 14 * k} ${y - 22 * k} ${x + Math.sin(a) * (30 + rnd() * 10) * k} ${y - Math.cos(a) * (38 + rnd() * 16) * k}`,
      pick(rnd, ['#8b9a5c', '#a7ad6b', '#73804a']),
      2.4 * k,
    );
  });
