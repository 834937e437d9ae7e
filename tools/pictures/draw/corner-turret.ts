import { mix, PALETTE } from './palette.ts';
import { path, range, rect, repeat, stroke } from './primitives.ts';
import type { Stage } from './stage.ts';

export interface TurretSpec {
  cx: number;
  r: number;
  ground: number;
  /** Pixels per metre and the level of the eye on the picture. */
  u: number;
  horizon: number;
  floors: number[];
  wall: string;
  trim: string;
  base: string;
}

/** Round corner turret under a slate dome; rings bend with their height over the eye. */
export function cornerTurret(stage: Stage, spec: TurretSpec) {
  const { mood, defs } = stage;
  const { cx, r, ground, u, horizon, floors } = spec;
  const bend = (y: number) => ((horizon - y) / 400) * r * 0.24;
  const round = (colour: string) => {
    const c = stage.lit(colour, 0.25);
    return defs.linear(
      [
        [0, stage.dark(c, 0.16)],
        [0.26, mix(c, mood.light, 0.4)],
        [0.6, c],
        [1, stage.dark(c, 0.52)],
      ],
      0,
      0,
      1,
      0,
    );
  };
  const arc = (y: number, k: number) => `Q${cx} ${y - bend(y) * 2} ${cx + r * k} ${y}`;
  const drum = (y0: number, y1: number, k: number, fill: string) =>
    path(
      `M${cx - r * k} ${y0}${arc(y0, k)}V${y1}Q${cx} ${y1 - bend(y1) * 2} ${cx - r * k} ${y1}Z`,
      fill,
    );
  const brick = round(spec.wall);
  const stone = round(spec.trim);
  const height = floors.reduce((a, b) => a + b, 0) * u;
  const top = ground - height;
  let out = drum(top - 2.6 * u, ground, 1, brick);
  out += drum(ground - floors[0]! * u, ground, 1.03, round(spec.base));
  const windowAt = (angle: number, foot: number, h: number, wide: number) => {
    const x = cx + Math.sin(angle) * r * 0.97;
    const w = wide * Math.cos(angle);
    // feet ride the same rings as the storeys
    const lift = bend(foot) * Math.cos(angle);
    const y = foot - lift;
    return (
      rect(x - w / 2 - 4, y - h - 5, w + 8, h + 5, stage.lit(spec.trim, 0.25)) +
      rect(x - w / 2 - 7, y - h - 9, w + 14, 6, mix(stage.lit(spec.trim, 0.3), '#ffffff', 0.2)) +
      rect(
        x - w / 2,
        y - h,
        w,
        h,
        angle < -0.2 ? mix(mood.glass[0], mood.glass[1], 0.5) : stage.dark(mood.glass[0], 0.12),
      ) +
      rect(x - w / 2, y - h, w, h * 0.12, mood.shade, 'opacity=".4"') +
      rect(x - 1, y - h, 2, h, '#f0e6d2') +
      rect(x - w / 2, y - h * 0.66, w, 2, '#f0e6d2')
    );
  };
  let foot = ground;
  floors.forEach((metres, i) => {
    const h = metres * u;
    if (i > 0) {
      for (const a of [-0.95, 0.95, 0]) out += windowAt(a, foot, h * 0.7, 1.15 * u);
      out += drum(foot - 0.12 * u, foot + 0.16 * u, 1.1, stone);
      // railing runs round the front
      const rail = foot - 1.02 * u;
      const bars = range(19)
        .map((k) => {
          const a = -1.4 + (2.8 * k) / 18;
          const x = cx + Math.sin(a) * r * 1.1;
          const lift = Math.cos(a);
          return `M${x.toFixed(1)} ${(foot - bend(foot) * lift).toFixed(1)}V${(rail - bend(rail) * lift).toFixed(1)}`;
        })
        .join('');
      out += stroke(bars, PALETTE.iron, 1.3);
      out += stroke(
        `M${cx - r * 1.09} ${rail}Q${cx} ${rail - bend(rail) * 2} ${cx + r * 1.09} ${rail}`,
        PALETTE.iron,
        2.6,
      );
    } else {
      out += path(
        `M${cx - 24} ${foot - bend(foot)}v${-h * 0.56}a24 24 0 0 1 48 0v${h * 0.56}Z`,
        stage.lit(spec.trim, 0.3),
      );
      out += path(
        `M${cx - 18} ${foot - bend(foot)}v${-h * 0.54}a18 18 0 0 1 36 0v${h * 0.54}Z`,
        PALETTE.walnut,
      );
      out += rect(cx - 1, foot - h * 0.54 - bend(foot), 2, h * 0.54, '#3d281c');
    }
    foot -= h;
  });
  out += drum(top - 0.5 * u, top + 0.2 * u, 1.12, stone);
  // belvedere with small arches, then the dome
  for (const a of [-1.05, -0.52, 0, 0.52, 1.05]) {
    const x = cx + Math.sin(a) * r * 0.95;
    const w = 0.78 * u * Math.cos(a);
    const y = top - 0.6 * u - bend(top) * Math.cos(a);
    out += path(
      `M${x - w / 2} ${y}v${-0.9 * u}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${0.9 * u}Z`,
      stage.dark(mood.glass[0], 0.25),
    );
  }
  const eaves = top - 2.6 * u;
  out += drum(eaves - 0.3 * u, eaves + 0.3 * u, 1.14, stone);
  const dome = (k: number) => {
    const y = eaves - 0.3 * u;
    return `M${cx - r * 1.06 * k} ${y}C${cx - r * 1.1 * k} ${y - 2.6 * u} ${cx - r * 0.66 * k} ${y - 4.2 * u} ${cx - r * 0.13 * k} ${y - 4.9 * u}H${cx + r * 0.13 * k}C${cx + r * 0.66 * k} ${y - 4.2 * u} ${cx + r * 1.1 * k} ${y - 2.6 * u} ${cx + r * 1.06 * k} ${y}Q${cx} ${y - bend(y) * 2} ${cx - r * 1.06 * k} ${y}Z`;
  };
  out += path(dome(1), round('#5d6a7c'));
  const slates = repeat(15, (i) => {
    const y = eaves - 0.3 * u - (i + 1) * 0.31 * u;
    return stroke(
      `M${cx - r * 1.2} ${y}Q${cx} ${y - bend(y) * 1.7} ${cx + r * 1.2} ${y}`,
      '#3c4552',
      1.2,
      'opacity=".45"',
    );
  });
  const ribs = [-0.72, -0.36, 0, 0.36, 0.72]
    .map((k) => {
      const y = eaves - 0.3 * u;
      return stroke(
        `M${cx + r * 1.06 * k} ${y - bend(y) * (1 - k * k)}C${cx + r * 1.1 * k} ${y - 2.6 * u} ${cx + r * 0.66 * k} ${y - 4.2 * u} ${cx + r * 0.13 * k} ${y - 4.9 * u}`,
        '#a9aeb0',
        2,
        'opacity=".7"',
      );
    })
    .join('');
  out += defs.clipped(dome(1), slates + ribs);
  const crown = eaves - 5.1 * u;
  out += rect(cx - 0.6 * u, crown - 0.1 * u, 1.2 * u, 0.4 * u, stone);
  out += rect(cx - 0.42 * u, crown - 1.1 * u, 0.84 * u, 1.1 * u, stone);
  out += rect(cx - 0.18 * u, crown - 0.9 * u, 0.36 * u, 0.8 * u, stage.dark(mood.glass[0], 0.3));
  out += path(
    `M${cx - 0.6 * u} ${crown - 1.1 * u}Q${cx} ${crown - 1.5 * u} ${cx} ${crown - 2.3 * u}Q${cx} ${crown - 1.5 * u} ${cx + 0.6 * u} ${crown - 1.1 * u}Z`,
    round('#5d6a7c'),
  );
  return out + stroke(`M${cx} ${crown - 2.2 * u}V${crown - 2.9 * u}`, PALETTE.iron, 2.4);
}
