/** All sizes below are pixels; `u` is pixels per metre. */
import { PALETTE, mix } from './palette.ts';
import { path, poly, rect, repeat, stroke } from './primitives.ts';
import { pottedPlant } from './pots.ts';
import type { Stage } from './stage.ts';

/** Iron bars between two rails, with scrolls where `ornate`; its left end at (x, foot). */
export function railing(x: number, foot: number, w: number, h: number, u: number, ornate = true) {
  const iron = PALETTE.iron;
  const bars = Math.max(3, Math.round(w / (0.135 * u)));
  const step = w / bars;
  let d = '';
  for (let i = 0; i <= bars; i++)
    d += `M${(x + step * i).toFixed(1)} ${foot.toFixed(1)}V${(foot - h).toFixed(1)}`;
  let out = stroke(d, iron, Math.max(1, u * 0.03));
  if (ornate) {
    let scrolls = '';
    const r = step * 0.42;
    for (let i = 0; i < bars; i++) {
      const cx = x + step * (i + 0.5);
      scrolls += `M${cx - r} ${foot - h * 0.3}q${r} ${-h * 0.16} ${r * 2} 0q${-r} ${h * 0.16} ${-r * 2} 0`;
      scrolls += `M${cx - r * 0.8} ${foot - h * 0.82}a${r * 0.8} ${r * 0.8} 0 1 0 ${r * 1.6} 0a${r * 0.8} ${r * 0.8} 0 1 0 ${-r * 1.6} 0`;
    }
    out += stroke(scrolls, iron, Math.max(0.8, u * 0.022));
  }
  out += rect(x - 2, foot - h - u * 0.04, w + 4, u * 0.075, iron);
  out += rect(x, foot - h * 0.68, w, u * 0.03, iron);
  return out + rect(x, foot - u * 0.06, w, u * 0.045, iron);
}

/** Balcony slab on brackets with iron railing; `pots` decides how much grows on it. */
export function balcony(
  stage: Stage,
  u: number,
  x: number,
  foot: number,
  w: number,
  trimColour: string,
  pots = 0.5,
) {
  const { mood, rnd } = stage;
  const depth = 0.2 * u;
  const trim = stage.lit(trimColour, 0.3);
  const trimDark = stage.dark(trimColour, 0.28);
  const shade = poly(
    [
      [x + 0.1 * u, foot + depth],
      [x + w, foot + depth],
      [x + w + 0.5 * u, foot + depth + 0.75 * u],
      [x + 0.6 * u, foot + depth + 0.75 * u],
    ],
    mood.shade,
  );
  const brackets = Math.max(2, Math.round(w / (1.25 * u)));
  let out = repeat(brackets, (i) => {
    const bx = x + 0.2 * u + ((w - 0.55 * u) * i) / (brackets - 1);
    return path(
      `M${bx} ${foot + depth}h${0.16 * u}v${0.16 * u}q0 ${0.22 * u} ${-0.08 * u} ${0.3 * u}q${-0.1 * u} ${-0.1 * u} ${-0.08 * u} ${-0.3 * u}Z`,
      trimDark,
    );
  });
  out += rect(x - 0.04 * u, foot - 0.02 * u, w + 0.08 * u, depth * 0.5, mix(trim, '#ffffff', 0.15));
  out += rect(x, foot + depth * 0.4, w, depth * 0.62, trimDark);
  out += railing(x + 3, foot, w - 6, 0.98 * u, u);
  if (rnd() < pots) {
    const count = 1 + Math.floor(rnd() * 2.4);
    for (let i = 0; i < count; i++) {
      const px = x + w * (0.15 + 0.7 * rnd());
      out += pottedPlant(rnd, px, foot, u * 0.0055, rnd() < 0.6 ? 'flowers' : 'geranium');
    }
  }
  return { out, shade };
}
