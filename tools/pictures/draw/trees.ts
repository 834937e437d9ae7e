import { GREENS } from './palette.ts';
import { ellipse, line, path, repeat, stroke, type Point, type Rnd } from './primitives.ts';
import { foliage } from './foliage.ts';

/** Plane tree, its foot at (x, base), `h` pixels high. */
export function planeTree(
  rnd: Rnd,
  x: number,
  base: number,
  h: number,
  colours = GREENS.broadleaf,
) {
  const bark = '#9a8a70';
  const barkShade = '#6f6250';
  let out = path(
    `M${x - h * 0.022} ${base}Q${x - h * 0.012} ${base - h * 0.3} ${x - h * 0.03} ${base - h * 0.55}L${x + h * 0.02} ${base - h * 0.55}Q${x + h * 0.01} ${base - h * 0.25} ${x + h * 0.022} ${base}Z`,
    bark,
  );
  out += path(
    `M${x + h * 0.004} ${base}L${x + h * 0.006} ${base - h * 0.5}L${x + h * 0.02} ${base - h * 0.5}Q${x + h * 0.01} ${base - h * 0.25} ${x + h * 0.022} ${base}Z`,
    barkShade,
    'opacity=".6"',
  );
  out += repeat(6, () =>
    ellipse(
      x + (rnd() - 0.5) * h * 0.03,
      base - h * (0.06 + 0.36 * rnd()),
      h * 0.006,
      h * 0.014,
      '#c9bd9f',
      0,
      'opacity=".7"',
    ),
  );
  return (
    out +
    foliage(rnd, x, base - h * 0.66, {
      rx: h * 0.31,
      ry: h * 0.32,
      colours,
      leaves: 1300,
      leaf: h * 0.0135,
    })
  );
}

/** Umbrella pine with a bare leaning trunk. */
export function pine(
  rnd: Rnd,
  x: number,
  base: number,
  h: number,
  lean = 0.1,
  colours = GREENS.pine,
) {
  const top = x + lean * h;
  const trunk = (left: number, right: number) =>
    `M${x + left * h} ${base}C${x + left * h * 0.4} ${base - h * 0.4} ${top - h * 0.05} ${base - h * 0.5} ${top - h * 0.015} ${base - h * 0.78}L${top + h * 0.02} ${base - h * 0.78}C${top - h * 0.02} ${base - h * 0.5} ${x + h * 0.05} ${base - h * 0.35} ${x + right * h} ${base}Z`;
  let out =
    path(trunk(-0.03, 0.035), '#7a4f3a') + path(trunk(0.01, 0.035), '#4d3129', 'opacity=".5"');
  out += repeat(7, (i) => {
    const side = (i - 3) / 3;
    const limb: Point[] = [
      [top, base - h * (0.62 + 0.03 * (i % 2))],
      [top + side * h * 0.16, base - h * 0.73],
      [top + side * h * 0.33, base - h * 0.8],
    ];
    return line(limb, '#5e3d2e', h * 0.012, 'stroke-linecap="round"');
  });
  const clouds: [number, number, number, number][] = [
    [0, 0.9, 0.22, 0.075],
    [-0.2, 0.86, 0.2, 0.06],
    [0.2, 0.86, 0.2, 0.06],
    [-0.34, 0.82, 0.13, 0.045],
    [0.35, 0.82, 0.13, 0.045],
    [0.08, 0.95, 0.16, 0.05],
    [-0.1, 0.94, 0.16, 0.05],
  ];
  for (const [dx, dy, rx, ry] of clouds) {
    out += foliage(rnd, top + dx * h, base - dy * h, {
      rx: rx * h,
      ry: ry * h,
      colours,
      leaves: 260,
      leaf: h * 0.014,
    });
  }
  return out;
}

/** Cypress, its foot at (x, base), `h` pixels high. */
export function cypress(rnd: Rnd, x: number, base: number, h: number) {
  const w = h * 0.075;
  let out = path(
    `M${x} ${base - h}C${x + w * 1.5} ${base - h * 0.55} ${x + w * 1.3} ${base - h * 0.1} ${x + w * 0.5} ${base}L${x - w * 0.5} ${base}C${x - w * 1.3} ${base - h * 0.1} ${x - w * 1.5} ${base - h * 0.55} ${x} ${base - h}Z`,
    '#24402f',
  );
  out += repeat(220, () => {
    const t = rnd();
    const half = w * Math.sin(Math.PI * Math.pow(t, 0.7)) * 1.15;
    const dx = (rnd() * 2 - 1) * half;
    const colour = dx < -half * 0.2 ? '#5c7a4c' : dx < half * 0.3 ? '#3c5c40' : '#2a4734';
    return ellipse(
      x + dx,
      base - t * h * 0.97,
      h * 0.006,
      h * 0.02,
      colour,
      half ? (dx / half) * 12 : 0,
    );
  });
  return out;
}

/** Palm, its foot at (x, base), `h` pixels high; its top stands `lean` of that aside. */
export function palm(
  rnd: Rnd,
  x: number,
  base: number,
  h: number,
  lean = 0.05,
  tint = (c: string) => c,
) {
  const top = x + lean * h;
  let out = path(
    `M${x - 11} ${base}Q${x + lean * h * 0.3 - 8} ${base - h * 0.5} ${top - 7} ${base - h}h14Q${x + lean * h * 0.3 + 12} ${base - h * 0.5} ${x + 13} ${base}Z`,
    tint('#8a6a4c'),
  );
  out += repeat(26, (i) => {
    const t = i / 26;
    const shift = lean * h * t * t;
    return line(
      [
        [x - 10 + shift + t * 3, base - h * t],
        [x + 10 + shift - t * 3, base - h * t - 4],
      ],
      tint('#5d4531'),
      2,
      'opacity=".6"',
    );
  });
  const greens = ['#3f5a36', '#587643', '#7d9450', '#9aa85c'];
  for (let i = 0; i < 17; i++) {
    const angle = -2.5 + i * 0.3125;
    const length = h * (0.36 + 0.1 * rnd());
    const crown = base - h;
    const end: Point = [
      top + Math.sin(angle) * length,
      crown - Math.cos(angle) * length * 0.55 + Math.abs(Math.sin(angle)) * length * 0.28,
    ];
    const bend: Point = [
      top + Math.sin(angle) * length * 0.55,
      crown - Math.cos(angle) * length * 0.62 - length * 0.1,
    ];
    let d = `M${top} ${crown}Q${bend[0].toFixed(1)} ${bend[1].toFixed(1)} ${end[0].toFixed(1)} ${end[1].toFixed(1)}`;
    for (let j = 1; j < 17; j++) {
      const t = j / 17;
      const qx = (1 - t) ** 2 * top + 2 * t * (1 - t) * bend[0] + t * t * end[0];
      const qy = (1 - t) ** 2 * crown + 2 * t * (1 - t) * bend[1] + t * t * end[1];
      const leaflet = length * 0.17 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.14));
      const from = `M${qx.toFixed(1)} ${qy.toFixed(1)}`;
      d += `${from}l${(Math.sin(angle) * leaflet * 0.5 - leaflet * 0.35).toFixed(1)} ${(leaflet * 0.9).toFixed(1)}`;
      d += `${from}l${(Math.sin(angle) * leaflet * 0.5 + leaflet * 0.45).toFixed(1)} ${(leaflet * 0.75).toFixed(1)}`;
    }
    out += stroke(d, tint(greens[i % 4]!), Math.max(1.4, h * 0.0075));
  }
  return out;
}
