import { mix, PALETTE } from '../palette.ts';
import {
  between,
  circle,
  ellipse,
  path,
  pick,
  poly,
  type Point,
  rect,
  repeat,
  stroke,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

const PITCH = 400;
const SPRING = 566;
const RISE = 74;
/** Where the beams end. */
export const BEAM_FOOT = 582;

/** Point of an arc of the vault; t from 0 to 1, `out` pixels above the soffit. */
function onArc(x: number, t: number, out: number): Point {
  const half = PITCH / 2 - 12;
  const r = (half * half + RISE * RISE) / (2 * RISE);
  const sweep = Math.asin(half / r);
  const a = -sweep + 2 * sweep * t;
  return [x + PITCH / 2 + Math.sin(a) * (r + out), SPRING - RISE + r - Math.cos(a) * (r + out)];
}

/** Height of the soffit in the column x. */
export function soffitAt(x: number) {
  const t = (((x - 200) % PITCH) + PITCH) % PITCH;
  return SPRING - RISE * (1 - ((t - PITCH / 2) / (PITCH / 2)) ** 2);
}

/** One vault of two layers of thin bricks, its beams at x and x + PITCH. */
function vault(stage: Stage, x: number) {
  const { rnd } = stage;
  let out = '';
  for (const [layer, count] of [
    [0, 15],
    [1, 16],
  ] as Point[]) {
    const [low, high] = [layer * 19, layer * 19 + 16];
    for (let i = 0; i < count; i++) {
      const [a, b] = [(i + 0.04 - layer * 0.03) / count, (i + 0.94 - layer * 0.03) / count];
      out += poly(
        [onArc(x, a, high), onArc(x, b, high), onArc(x, b, low), onArc(x, a, low)],
        stage.lit(pick(rnd, ['#c9764f', '#b9633f', '#d28a62', '#a9583c']), 0.1),
      );
    }
  }
  return out;
}

/** The space between floor and soffit, so that the rubble stays above the vault. */
function fillPath(x: number, top: number) {
  const arc = Array.from({ length: 31 }, (_, i) => onArc(x, i / 30, 36))
    .map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`)
    .reverse()
    .join('L');
  return `M${x} ${top}H${x + PITCH}V${SPRING}L${arc}L${x} ${SPRING}Z`;
}

/** Iron beam seen from its end; one has rusted. */
function beam(stage: Stage, x: number, rusty: boolean) {
  const { rnd } = stage;
  const c = rusty ? '#8a4a2c' : '#55626b';
  const light = mix(c, '#ffffff', 0.3);
  const dark = mix(c, '#14181f', 0.45);
  const top = BEAM_FOOT - 150;
  return (
    rect(x - 8, top, 16, 150, c) +
    rect(x + 1, top, 7, 150, dark) +
    rect(x - 44, top, 88, 17, c, 'rx="2"') +
    rect(x - 44, top, 88, 5, light) +
    rect(x - 46, BEAM_FOOT - 19, 92, 19, c, 'rx="2"') +
    rect(x - 46, BEAM_FOOT - 19, 92, 5, light) +
    rect(x - 46, BEAM_FOOT - 4, 92, 4, dark) +
    (rusty
      ? repeat(34, () =>
          circle(
            x + between(rnd, -42, 42),
            BEAM_FOOT - between(rnd, 2, 17),
            between(rnd, 1.5, 4.5),
            pick(rnd, ['#c4713a', '#5e2f1f', '#d98f4e']),
          ),
        ) +
        repeat(14, () =>
          circle(
            x + between(rnd, -6, 6),
            BEAM_FOOT - between(rnd, 20, 130),
            between(rnd, 1.5, 4),
            pick(rnd, ['#c4713a', '#5e2f1f']),
          ),
        ) +
        // the crack that follows the beam
        stroke(`M${x + 50} ${BEAM_FOOT - 22}l14 -12l-2 -14l18 -10l2 -16`, '#3a2018', 3)
      : '')
  );
}

/** Cut edge of the floor: tiles, mortar, rubble, brick vaults between iron beams, and a lead pipe. */
export function floorLayers(stage: Stage, top: number) {
  const { width: W, mood, rnd, defs } = stage;
  // dark of the hollow below the vaults
  let out = rect(
    0,
    top,
    W,
    320,
    defs.linear([
      [0, '#4a3a35'],
      [0.5, '#5d4638'],
      [1, '#3d2f30'],
    ]),
  );
  for (let bay = -1; bay < 4; bay++) {
    const x = bay * PITCH + 200;
    let stones = rect(x, top, PITCH, 240, stage.lit('#b89f7c', 0.15));
    for (let i = 0; i < 210; i++) {
      const size = between(rnd, 4, 17);
      stones += ellipse(
        x + rnd() * PITCH,
        top + 40 + rnd() * 190,
        size,
        size * between(rnd, 0.55, 0.9),
        stage.lit(
          pick(rnd, ['#d6c3a0', '#a98f6c', '#c9a97a', '#93806a', '#b5654a', '#e3d3b4', '#8a7660']),
          0.15,
        ),
        rnd() * 180,
      );
    }
    stones += rect(
      x,
      top,
      PITCH,
      240,
      defs.linear([
        [0, mood.shade, 0],
        [1, mood.shade, 0.3],
      ]),
    );
    out += defs.clipped(fillPath(x, top), stones) + vault(stage, x);
    // light falls on the soffit from below
    const soffit = Array.from({ length: 21 }, (_, i) => onArc(x, i / 20, 0))
      .map((p) => p.map((n) => n.toFixed(1)).join(' '))
      .join('L');
    out += path(`M${soffit}`, 'none', 'stroke="#f3d3a0" stroke-width="3" opacity=".6"');
  }
  // lead pipe in the fill, its joint swollen like an onion
  const pipe = (d: string) =>
    stroke(d, '#59636b', 22) +
    stroke(d, '#8f9aa0', 16) +
    stroke(d, '#c3ccce', 4, 'transform="translate(0 -4)"');
  out +=
    pipe(`M1088 ${top + 62}H1340`) +
    ellipse(1214, top + 62, 30, 21, '#59636b') +
    ellipse(1214, top + 62, 26, 17, '#98a3a8') +
    ellipse(1206, top + 55, 12, 5, '#d3dadb', -10) +
    ellipse(1340, top + 62, 7, 11, '#39424a') +
    ellipse(1088, top + 62, 7, 11, '#39424a');
  for (let i = -1; i < 5; i++) out += beam(stage, i * PITCH + 200, i === 2);
  // mortar and tiles seen at their edge
  out +=
    rect(0, top, W, 40, stage.lit('#d9cdb6', 0.2)) +
    rect(0, top + 37, W, 3, mood.shade, 'opacity=".25"');
  out += repeat(90, () =>
    circle(rnd() * W, top + 20 + rnd() * 16, between(rnd, 1, 2.6), '#9c8f7a', 'opacity=".7"'),
  );
  for (let x = -4; x < 970; x += 62)
    out +=
      rect(x, top, 59, 16, stage.lit('#efe3cc', 0.1)) +
      rect(
        x,
        top,
        59,
        5,
        [PALETTE.terracotta, '#8a4a34', PALETTE.sea][Math.floor(x / 62 + 9) % 3]!,
      ) +
      rect(x, top + 13, 59, 3, mood.shade, 'opacity=".18"');
  return out;
}
