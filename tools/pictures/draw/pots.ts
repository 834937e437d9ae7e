import { GREENS, PALETTE, mix } from './palette.ts';
import {
  circle,
  line,
  path,
  pick,
  place,
  rect,
  repeat,
  stroke,
  type Point,
  type Rnd,
} from './primitives.ts';
import { foliage } from './foliage.ts';

/** Terracotta pot whose rim is centred on (x, base - 60k). */
export function terracottaPot(
  x: number,
  base: number,
  k: number,
  colour: string = PALETTE.terracotta,
) {
  const body = (left: number, right: number, inner: number) =>
    path(
      `M${left} -56H30Q32 -18 16 0H${right}Q${inner} -18 ${left} -56`,
      left < 0 ? colour : '#3a2440',
      left < 0 ? '' : 'opacity=".25"',
    );
  return place(
    body(-30, -16, -32) +
      body(8, 4, 16) +
      rect(-34, -62, 68, 10, mix(colour, '#ffffff', 0.14), 'rx="3"'),
    x,
    base,
    k,
  );
}

export type PotPlant = 'olive' | 'flowers' | 'geranium' | 'orange' | 'agave';

/** A plant in its pot, the foot of the pot at (x, base). */
export function pottedPlant(
  rnd: Rnd,
  x: number,
  base: number,
  k: number,
  kind: PotPlant,
  pot?: string,
) {
  let out = '';
  const rim = base - 58 * k;
  if (kind === 'olive' || kind === 'orange') {
    const colours = kind === 'olive' ? GREENS.olive : GREENS.broadleaf;
    out += line(
      [
        [x, rim + 4],
        [x + 4 * k, rim - 60 * k],
      ],
      '#7b6a55',
      8 * k,
    );
    out += foliage(rnd, x + 3 * k, rim - 96 * k, {
      rx: 62 * k,
      ry: 56 * k,
      colours,
      leaves: 380,
      leaf: 7 * k,
    });
    if (kind === 'orange') {
      out += repeat(13, (i) => {
        const angle = i * 2.4;
        const reach = Math.sqrt((i + 0.5) / 13) * 46 * k;
        const ox = x + 3 * k + Math.cos(angle) * reach;
        const oy = rim - 92 * k + Math.sin(angle) * reach * 0.86;
        return (
          circle(ox, oy, 7 * k, '#d9822f') + circle(ox - 2 * k, oy - 2 * k, 2.6 * k, '#f4b660')
        );
      });
    }
  } else if (kind === 'agave') {
    const order = [0, 8, 1, 7, 2, 6, 3, 5, 4];
    out += order
      .map((i) => {
        const angle = -1.3 + i * 0.325;
        const tip: Point = [x + Math.sin(angle) * 84 * k, rim - Math.cos(angle) * 100 * k];
        const colour = ['#6f8a6c', '#88a07c', '#9fb38c', '#7d9673'][i % 4]!;
        return path(
          `M${x - 9 * k} ${rim}Q${x + Math.sin(angle) * 50 * k - 16 * k} ${rim - Math.cos(angle) * 44 * k} ${tip[0]} ${tip[1]}Q${x + Math.sin(angle) * 40 * k + 20 * k} ${rim - Math.cos(angle) * 40 * k} ${x + 9 * k} ${rim}Z`,
          colour,
        );
      })
      .join('');
  } else {
    const flower = kind === 'geranium' ? '#c4503f' : PALETTE.bougainvillea;
    out += foliage(rnd, x, rim - 26 * k, {
      rx: 46 * k,
      ry: 38 * k,
      leaves: 170,
      leaf: 8 * k,
      flower,
      bloom: 0.42,
    });
  }
  return out + terracottaPot(x, base, k, pot);
}

/** Rubber-plant leaves on long stems, rooted at (x, y). */
export function bigLeaves(rnd: Rnd, x: number, y: number, k: number, count = 13) {
  return repeat(count, (i) => {
    const spread = 2.5 / (count - 1);
    const angle = -1.25 + i * spread + (rnd() - 0.5) * 0.1;
    const length = (210 + rnd() * 190) * k;
    const ex = x + Math.sin(angle) * length * 0.85;
    const ey = y - Math.cos(angle) * length;
    const colour = pick(rnd, ['#4c6a3c', '#5f7d45', '#7a9553', '#3f5a36']);
    const leaf =
      path('M0 40C-46 20 -44 -46 0 -84C44 -46 46 20 0 40Z', colour) +
      path('M0 40C46 20 44 -46 0 -84Z', '#ffffff', 'opacity=".1"') +
      stroke(
        'M0 40V-78M0 10L-26 -14M0 10L26 -14M0 -16L-24 -38M0 -16L24 -38',
        '#dfe3b8',
        1.6,
        'opacity=".55"',
      );
    return (
      stroke(
        `M${x} ${y}Q${x + Math.sin(angle) * length * 0.3} ${y - length * 0.55} ${ex} ${ey}`,
        '#4f6238',
        4 * k,
      ) + place(leaf, ex, ey, k, angle * 57.3 + (angle > 0 ? 28 : -28))
    );
  });
}
