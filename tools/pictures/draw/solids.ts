import { mix, PALETTE } from './palette.ts';
import { multiply, type Point, poly, rect, repeat, type Quad } from './primitives.ts';
import type { Stage } from './stage.ts';

/** Upright boxes in one-point perspective, so that things on one floor share one eye. */
export interface BoxSpec {
  x: number;
  bottom: number;
  w: number;
  h: number;
  /** How much smaller the back is than the front. */
  depth: number;
  colour: string;
}

export interface Faces {
  front: Quad;
  top: Quad;
  side: Quad;
  /** The side that shows is the right one. */
  right: boolean;
}

export function boxFaces({ x, bottom, w, h, depth }: BoxSpec, eye: Point): Faces {
  const back = ([px, py]: Point): Point => [px + (eye[0] - px) * depth, py + (eye[1] - py) * depth];
  const top = bottom - h;
  const front: Quad = [
    [x, top],
    [x + w, top],
    [x + w, bottom],
    [x, bottom],
  ];
  const right = x + w / 2 < eye[0];
  const [a, d] = right ? [front[1], front[2]] : [front[0], front[3]];
  return {
    front,
    top: [back(front[0]), back(front[1]), front[1], front[0]],
    side: right ? [a, back(a), back(d), d] : [back(a), a, d, back(d)],
    right,
  };
}

/** Shadow on the floor, thrown to the lower right. */
export function boxShadow(stage: Stage, spec: BoxSpec, eye: Point, reach = 60) {
  const { x, bottom, w, depth } = spec;
  const y = bottom + (eye[1] - bottom) * depth;
  return multiply(
    poly(
      [
        [x + w * 0.1, y],
        [x + w + (eye[0] - x - w) * depth + reach, y + 4],
        [x + w + reach, bottom + 8],
        [x + reach * 0.3, bottom + 8],
      ],
      stage.mood.shade,
      `filter="${stage.defs.blur(7)}"`,
    ),
    0.5,
  );
}

/** A moving box with tape over its front and top. */
export function carton(stage: Stage, spec: BoxSpec, eye: Point, open = false) {
  const { front, top, side } = boxFaces(spec, eye);
  const { x, bottom, w, h, colour } = spec;
  const { shade } = stage.mood;
  const tape = mix(colour, PALETTE.paper, 0.45);
  const at = (u: number): [Point, Point] => [
    [top[3][0] + (top[2][0] - top[3][0]) * u, top[3][1]],
    [top[0][0] + (top[1][0] - top[0][0]) * u, top[0][1]],
  ];
  let out = boxShadow(stage, spec, eye) + poly(side, mix(colour, shade, 0.42));
  out += poly(top, open ? mix(colour, shade, 0.62) : mix(colour, '#ffffff', 0.2));
  out += poly(front, colour);
  out += repeat(3, (i) =>
    rect(x + 4, bottom - h + (h * (i + 1)) / 4, w - 8, 2, shade, 'opacity=".06"'),
  );
  out += rect(x, bottom - h * 0.08, w, h * 0.08, shade, 'opacity=".14"');
  if (!open) {
    const [a, b] = at(0.44);
    const [c, d] = at(0.56);
    out += poly([b, d, c, a], tape) + rect(x + w * 0.44, bottom - h, w * 0.12, h * 0.34, tape);
    out += rect(x + w * 0.44, bottom - h + h * 0.34, w * 0.12, 3, shade, 'opacity=".16"');
  }
  return out + rect(x, bottom - h, w, 3, '#ffffff', 'opacity=".35"');
}
