import { balcony } from './balconies.ts';
import { frenchWindow } from './french-window.ts';
import { type Glaze, glazedWall } from './glazed-tiles.ts';
import { crown } from './house-crowns.ts';
import { mix, PALETTE } from './palette.ts';
import { pottedPlant } from './pots.ts';
import { archPath, boxPath, circle, line, path, poly, rect, repeat, stroke } from './primitives.ts';
import type { Stage } from './stage.ts';

/** Low tiled town houses of the fishing quarters; sizes in pixels, `u` is pixels per metre. */

export interface TownHouse {
  x: number;
  w: number;
  /** Ground and upper storey in metres. */
  floors: [number, number];
  bays: number;
  doorBay: number;
  glaze: Glaze;
  trim: string;
  base: string;
  wood: string;
  shutter: string;
  crown: 'parapet' | 'gable' | 'tiles' | 'balustrade';
  /** Upper windows whose roll blind hangs out over the rail, with its colour. */
  blinds: Record<number, string>;
  /** One long balcony instead of one per window. */
  longBalcony?: boolean;
}

/** Two panelled leaves under a fanlight, with the stone frame and step. */
function streetDoor(
  stage: Stage,
  u: number,
  cx: number,
  foot: number,
  h: number,
  trim: string,
  wood: string,
) {
  const { mood } = stage;
  const w = 1.42 * u;
  const x = cx - w / 2;
  const top = foot - h;
  const fan = top + w * 0.42;
  const leaf = stage.lit(wood, 0.12);
  let out = path(archPath(x - 0.17 * u, foot, w + 0.34 * u, h + 0.17 * u), stage.lit(trim, 0.3));
  out += path(archPath(x, foot, w, h), stage.dark(mood.glass[0], 0.3));
  out += repeat(7, (i) => {
    const a = (Math.PI * (i + 0.5)) / 7;
    return line(
      [
        [cx, fan + 0.1 * u],
        [cx - Math.cos(a) * w * 0.48, fan + 0.1 * u - Math.sin(a) * w * 0.48],
      ],
      leaf,
      2.4,
    );
  });
  out += rect(x, fan + 0.1 * u, w, foot - fan - 0.1 * u, leaf);
  out += rect(x, fan + 0.06 * u, w, 0.1 * u, mix(leaf, '#ffffff', 0.2));
  const leafTop = fan + 0.3 * u;
  const room = foot - leafTop - 0.14 * u;
  for (const side of [0, 1]) {
    const lx = x + side * (w / 2) + 0.1 * u;
    const lw = w / 2 - 0.2 * u;
    for (const [at, size] of [
      [0, 0.42],
      [0.48, 0.22],
      [0.76, 0.24],
    ] as const) {
      out += rect(lx, leafTop + room * at, lw, room * size, stage.dark(wood, 0.34));
      out += rect(lx + 4, leafTop + room * at + 4, lw - 5, room * size - 5, stage.lit(wood, 0.26));
    }
  }
  out += rect(cx - 1.5, fan + 0.1 * u, 3, foot - fan - 0.1 * u, stage.dark(wood, 0.5));
  out += circle(cx + 0.12 * u, foot - h * 0.36, 3.6, PALETTE.brass);
  out += circle(cx - 0.12 * u, foot - h * 0.36, 3.6, PALETTE.brass);
  const soffit = `M${x} ${foot}V${fan}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${fan}l${-0.02 * u} ${0.2 * u}Q${cx} ${top + 0.1 * u} ${x + 0.16 * u} ${fan + 0.2 * u}V${foot}Z`;
  out += path(soffit, mood.shade, 'opacity=".34"');
  return (
    out + rect(x - 0.24 * u, foot - 0.1 * u, w + 0.48 * u, 0.12 * u, stage.lit('#d9cbb0', 0.2))
  );
}

/** Iron bars before a ground-floor window. */
function grille(x: number, foot: number, w: number, h: number, u: number) {
  const bars = Math.round(w / (0.15 * u));
  const step = w / bars;
  let d = '';
  for (let i = 0; i <= bars; i++) d += `M${x + step * i} ${foot + 0.06 * u}V${foot - h}`;
  const rings = repeat(bars, (i) =>
    circle(
      x + step * (i + 0.5),
      foot - h * 0.5,
      step * 0.36,
      'none',
      `stroke="${PALETTE.iron}" stroke-width="1.6"`,
    ),
  );
  return (
    stroke(d, PALETTE.iron, 2) +
    rings +
    [0.02, 0.42, 0.58, 0.98]
      .map((t) => rect(x - 4, foot - h * t - 1.5, w + 8, 3, PALETTE.iron))
      .join('')
  );
}

/** A slatted blind let down from the lintel and thrown out over the rail. */
function blindOverRail(
  stage: Stage,
  u: number,
  x: number,
  foot: number,
  w: number,
  top: number,
  colour: string,
) {
  const rail = foot - 1.02 * u;
  const hem = foot - 0.36 * u;
  const cloth = stage.lit(colour, 0.2);
  const slats = (from: number, to: number, out: number, tone: string) =>
    repeat(Math.floor((to - from) / 5.4), (i) => {
      const y = from + 5.4 * (i + 1);
      return line(
        [
          [x - out, y],
          [x + w + out, y],
        ],
        tone,
        1.5,
        'opacity=".6"',
      );
    });
  const dark = stage.dark(colour, 0.42);
  return {
    out:
      poly(
        [
          [x + 2, top],
          [x + w - 2, top],
          [x + w + 4, rail],
          [x - 4, rail],
        ],
        stage.dark(colour, 0.08),
      ) +
      slats(top, rail, 0, dark) +
      rect(x - 5, rail, w + 10, hem - rail, cloth) +
      slats(rail, hem, 5, dark) +
      rect(x - 5, rail - 3, w + 10, 6, mix(cloth, '#ffffff', 0.3)) +
      rect(x - 5, hem - 4, w + 10, 5, dark) +
      rect(x - 1, top - 5, w + 2, 9, dark, 'rx="4"'),
    shade: poly(
      [
        [x + w + 4, top + 0.2 * u],
        [x + w + 0.34 * u, rail + 0.2 * u],
        [x + w + 0.34 * u, foot],
        [x + w + 4, foot],
      ],
      stage.mood.shade,
    ),
  };
}

/** A whole front standing on `ground`. */
export function townHouse(stage: Stage, u: number, spec: TownHouse, ground: number) {
  const { mood, defs } = stage;
  const { x, w, floors } = spec;
  const lower = ground - floors[0] * u;
  const top = lower - floors[1] * u;
  const trim = stage.lit(spec.trim, 0.3);
  const bay = w / spec.bays;
  const paint = glazedWall(stage, spec.glaze, 0.42 * u, x, lower);
  let out = rect(x, top, w, ground - top, paint);
  // glaze catches the sky above and dulls towards the street
  const sheen = defs.linear(
    [
      [0, '#fff6e0', 0.34],
      [0.5, '#fff6e0', 0.05],
      [1, mood.shade, 0.24],
    ],
    0,
    0,
    0.35,
    1,
  );
  out += rect(x, top, w, ground - top, sheen);
  const plinth = 0.86 * u;
  out += rect(x, ground - plinth, w, plinth, stage.lit(spec.base, 0.15));
  out += repeat(Math.round(w / 52), (i) =>
    rect(x + 52 * (i + 1), ground - plinth, 1.6, plinth, mood.shade, 'opacity=".25"'),
  );
  out += rect(x, ground - plinth - 0.1 * u, w, 0.12 * u, trim);
  out += rect(x, lower - 0.1 * u, w, 0.22 * u, trim);
  out += rect(x, lower + 0.12 * u, w, 0.06 * u, stage.dark(spec.trim, 0.28));
  let front = '';
  let shade = '';
  for (let b = 0; b < spec.bays; b++) {
    const cx = x + bay * (b + 0.5);
    if (b === spec.doorBay) {
      out += streetDoor(stage, u, cx, ground, floors[0] * u * 0.8, spec.trim, spec.wood);
    } else {
      const ww = 1.1 * u;
      const foot = ground - plinth - 0.06 * u;
      const win = frenchWindow(stage, u, {
        x: cx - ww / 2,
        foot,
        w: ww,
        h: 1.78 * u,
        trim: spec.trim,
        wall: spec.base,
        curtains: true,
      });
      out += win.out;
      shade += win.shade;
      front += grille(cx - ww / 2, foot, ww, 1.74 * u, u);
      front += rect(
        cx - ww / 2 - 0.24 * u,
        foot,
        ww + 0.48 * u,
        0.1 * u,
        mix(trim, '#ffffff', 0.2),
      );
    }
    const ww = 1.12 * u;
    const h = Math.min(2.5, floors[1] - 0.98) * u;
    const hung = spec.blinds[b];
    const win = frenchWindow(stage, u, {
      x: cx - ww / 2,
      foot: lower,
      w: ww,
      h,
      trim: spec.trim,
      wall: spec.glaze.body,
      shutters: hung || bay < 2.4 * u ? undefined : spec.shutter,
    });
    out += win.out;
    shade += win.shade;
    if (!spec.longBalcony) {
      const bal = balcony(
        stage,
        u,
        cx - ww / 2 - 0.36 * u,
        lower,
        ww + 0.72 * u,
        spec.trim,
        hung ? 0 : 0.8,
      );
      front += bal.out;
      shade += bal.shade;
    }
    if (hung) {
      const blind = blindOverRail(stage, u, cx - ww / 2, lower, ww, lower - h, hung);
      front += spec.longBalcony ? '' : blind.out;
      shade += blind.shade;
    }
  }
  if (spec.longBalcony) {
    const bal = balcony(stage, u, x + 0.4 * u, lower, w - 0.8 * u, spec.trim, 0);
    bal.out += pottedPlant(stage.rnd, x + w / 2 - 0.3 * u, lower, u * 0.0058, 'geranium');
    bal.out += pottedPlant(stage.rnd, x + w / 2 + 0.36 * u, lower, u * 0.005, 'flowers');
    front += bal.out;
    shade += bal.shade;
    const h = Math.min(2.5, floors[1] - 0.98) * u;
    for (const [b, colour] of Object.entries(spec.blinds)) {
      const cx = x + bay * (Number(b) + 0.5);
      front += blindOverRail(stage, u, cx - 0.56 * u, lower, 1.12 * u, lower - h, colour).out;
    }
  }
  // party wall: the neighbour starts here
  const seam = rect(x + w - 4, top, 4, ground - top, mood.shade, 'opacity=".3"');
  const cast = defs.clipped(boxPath(x, top, w, ground - top), shade);
  return out + stage.shadow(cast, 0.08) + seam + crown(stage, u, spec, top, paint) + front;
}
