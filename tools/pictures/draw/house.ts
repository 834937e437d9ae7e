/** All sizes below are pixels; `u` is pixels per metre. */
import { mix } from './palette.ts';
import { rect } from './primitives.ts';
import { balcony, railing } from './balconies.ts';
import { frenchWindow } from './french-window.ts';
import { roofLine } from './house-roof-line.ts';
import type { HouseSpec } from './house-spec.ts';
import { groundFloor } from './house-street-floor.ts';
import { wallPattern } from './walls.ts';
import type { Stage } from './stage.ts';

/** Full elevation of a town house standing on `ground`, left edge at x0. */
export function house(stage: Stage, u: number, spec: HouseSpec, x0: number, ground: number) {
  const { defs, rnd, mood } = stage;
  const W = spec.width * u;
  const H = spec.floors.reduce((a, b) => a + b, 0) * u;
  const top = ground - H;
  const bay = W / spec.bays;
  const wall = stage.lit(spec.wall, 0.25);
  const trim = stage.lit(spec.trim, 0.3);
  let out = rect(
    x0,
    top,
    W,
    H,
    defs.linear([
      [0, mix(wall, '#ffffff', 0.1)],
      [0.6, wall],
      [1, stage.dark(wall, 0.1)],
    ]),
  );
  if (spec.pattern)
    out += rect(x0, top, W, H, wallPattern(stage, spec.pattern, trim, u / 34, x0), 'opacity=".34"');
  const street = groundFloor(stage, u, spec, x0, ground);
  out += street.out;
  let shade = street.shade;
  let front = street.front;
  let foot = ground - spec.floors[0]! * u;
  spec.floors.slice(1).forEach((metres, i) => {
    const floor = i + 1;
    const last = floor === spec.floors.length - 1;
    const h = metres * u;
    if (!last) out += rect(x0 - 2, foot - h, W + 4, 0.14 * u, trim);
    for (let b = 0; b < spec.bays; b++) {
      const w = Math.min(bay * 0.42, 1.3 * u);
      const x = x0 + bay * (b + 0.5) - w / 2;
      const chance = rnd();
      const win = frenchWindow(stage, u, {
        x,
        foot,
        w,
        h: Math.min(h * 0.72, 2.75 * u),
        trim: spec.trim,
        wall: spec.wall,
        lamp: rnd() < mood.lit,
        pediment: floor === 1,
        shutters: chance < 0.55 ? spec.shutter : undefined,
        blind:
          chance >= 0.55 && chance < 0.8
            ? { colour: spec.shutter, drop: 0.2 + 0.5 * rnd() }
            : undefined,
      });
      out += win.out;
      shade += win.shade;
      if (last) front += railing(x, foot, w, 0.95 * u, u, false);
      else if (floor > 1) {
        const bal = balcony(stage, u, x - 0.5 * u, foot, w + u, spec.trim);
        front += bal.out;
        shade += bal.shade;
      }
    }
    if (floor === 1 && !last) {
      const bal = balcony(stage, u, x0 + 0.4 * u, foot, W - 0.8 * u, spec.trim);
      front += bal.out;
      shade += bal.shade;
    }
    foot -= h;
  });
  out += stage.shadow(shade) + front + roofLine(stage, u, spec, x0, top);
  return out + rect(x0 + W - 0.12 * u, top, 0.12 * u, H, mood.shade, 'opacity=".14"');
}
