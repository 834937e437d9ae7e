/** All sizes below are pixels; `u` is pixels per metre. */
import { PALETTE, mix } from './palette.ts';
import { line, path, poly, rect, repeat } from './primitives.ts';
import { shutter } from './shutters.ts';
import type { Stage } from './stage.ts';

/** What glass shows: the sky and the dark behind it, or a lamp within. */
export function windowGlass(stage: Stage, lamp: boolean) {
  const { mood, defs } = stage;
  if (lamp)
    return defs.linear([
      [0, '#ffe0a3'],
      [1, '#e9a55e'],
    ]);
  const [deep, sheen] = mood.glass;
  return defs.linear(
    [
      [0, deep],
      [0.55, mix(deep, sheen, 0.55)],
      [1, stage.dark(deep, 0.3)],
    ],
    0,
    0,
    0.7,
    1,
  );
}

export interface WindowSpec {
  x: number;
  foot: number;
  w: number;
  h: number;
  trim: string;
  wall: string;
  shutters?: string;
  blind?: { colour: string; drop: number };
  lamp?: boolean;
  pediment?: boolean;
  curtains?: boolean;
}

/** A French window with moulded surround; returns drawing and its cast shadows. */
export function frenchWindow(stage: Stage, u: number, spec: WindowSpec) {
  const { mood, rnd } = stage;
  const { x, foot, w, h } = spec;
  const top = foot - h;
  const cx = x + w / 2;
  const edge = 0.17 * u;
  const trim = stage.lit(spec.trim, 0.3);
  const trimDark = stage.dark(spec.trim, 0.28);
  let shade = poly(
    [
      [x + w + edge, top - 0.1 * u],
      [x + w + edge + 0.22 * u, top + 0.15 * u],
      [x + w + edge + 0.22 * u, foot],
      [x + w + edge, foot],
    ],
    mood.shade,
  );
  let out = rect(x - edge, top - 0.1 * u, w + 2 * edge, h + 0.1 * u, trim);
  out += rect(x - edge - 0.12 * u, top - 0.3 * u, w + 2 * edge + 0.24 * u, 0.2 * u, trim);
  out += rect(x - edge - 0.12 * u, top - 0.12 * u, w + 2 * edge + 0.24 * u, 0.04 * u, trimDark);
  out += poly(
    [
      [cx - 0.14 * u, top - 0.34 * u],
      [cx + 0.14 * u, top - 0.34 * u],
      [cx + 0.09 * u, top],
      [cx - 0.09 * u, top],
    ],
    mix(trim, '#ffffff', 0.2),
  );
  if (spec.pediment) {
    const arch = (inset: number, rise: number, foot: number) =>
      `M${x - edge - inset} ${top - foot}Q${cx} ${top - rise} ${x + w + edge + inset} ${top - foot}Z`;
    out +=
      path(arch(0.18 * u, u, 0.32 * u), trim) +
      path(arch(0, 0.84 * u, 0.36 * u), stage.dark(spec.wall, 0.12));
  }
  out += rect(x, top, w, h, windowGlass(stage, spec.lamp ?? false));
  if (!spec.lamp) {
    out += poly(
      [
        [x, top + h * 0.1],
        [x + w, top + h * 0.5],
        [x + w, top + h * 0.72],
        [x, top + h * 0.34],
      ],
      '#ffffff',
      'opacity=".13"',
    );
  }
  if (spec.curtains ?? rnd() < 0.7) {
    const cloth = stage.lit(PALETTE.cream, 0.1);
    const cw = w * (0.16 + 0.14 * rnd());
    out += path(
      `M${x} ${top}h${cw}q${cw * 0.1} ${h * 0.5} ${-cw * 0.25} ${h}H${x}Z`,
      cloth,
      'opacity=".75"',
    );
    out += path(
      `M${x + w} ${top}h${-cw}q${-cw * 0.1} ${h * 0.5} ${cw * 0.25} ${h}H${x + w}Z`,
      cloth,
      'opacity=".75"',
    );
  }
  const frame = stage.lit('#6b4a33', 0.12);
  const t = Math.max(3, u * 0.07);
  out += rect(x, top, w, t, frame) + rect(x, top, t, h, frame) + rect(x + w - t, top, t, h, frame);
  out += rect(cx - t * 0.65, top, t * 1.3, h, frame);
  out += rect(x, top + h * 0.26, w, t, frame) + rect(x, top + h * 0.7, w, t, frame);
  out += poly(
    [
      [x, top],
      [x + w, top],
      [x + w, top + 0.2 * u],
      [x + 0.16 * u, top + 0.2 * u],
      [x + 0.16 * u, foot],
      [x, foot],
    ],
    mood.shade,
    `opacity="${mood.shadeStrength + 0.12}"`,
  );
  if (spec.shutters) {
    const lw = w * 0.47;
    const rx = x + w + 0.02 * u;
    out +=
      shutter(stage, x - lw - 0.02 * u, top, lw, h, spec.shutters) +
      shutter(stage, rx, top, lw, h, spec.shutters);
    shade += poly(
      [
        [rx + lw, top],
        [rx + lw + 0.14 * u, top + 0.12 * u],
        [rx + lw + 0.14 * u, foot],
        [rx + lw, foot],
      ],
      mood.shade,
    );
  } else if (spec.blind) {
    const drop = h * spec.blind.drop;
    const gap = Math.max(4.4, u * 0.075);
    out += rect(
      x + 1,
      top,
      w - 2,
      drop,
      mix(stage.lit(spec.blind.colour, 0.15), PALETTE.olive, 0.4),
    );
    out += repeat(Math.round(drop / gap) - 1, (i) =>
      line(
        [
          [x + 1, top + gap * (i + 1)],
          [x + w - 1, top + gap * (i + 1)],
        ],
        stage.dark(spec.blind!.colour, 0.45),
        Math.max(1, gap * 0.22),
        'opacity=".7"',
      ),
    );
    out += poly(
      [
        [x + 0.1 * u, top + drop],
        [x + w, top + drop],
        [x + w, top + drop + 0.14 * u],
        [x + 0.1 * u, top + drop + 0.14 * u],
      ],
      mood.shade,
      'opacity=".4"',
    );
  }
  return { out, shade };
}
