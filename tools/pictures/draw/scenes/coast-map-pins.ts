import { mix, PALETTE } from '../palette.ts';
import {
  circle,
  ellipse,
  line,
  multiply,
  path,
  place,
  type Point,
  poly,
  pts,
  rect,
  repeat,
} from '../primitives.ts';
import type { Stage } from '../stage.ts';

/** Shadow of a pin, lying on the map to the lower right. */
export function pinShadow(stage: Stage, [x, y]: Point, h: number) {
  const to: Point = [x + h * 0.5, y + h * 0.16];
  const { shade } = stage.mood;
  return multiply(
    line([[x, y], to], shade, 6, 'stroke-linecap="round"') +
      poly(
        pts('-28,-10 34,-15 52,3 44,18 -22,20').map(([a, b]): Point => [to[0] + a, to[1] + b]),
        shade,
        `filter="${stage.defs.blur(2)}"`,
      ),
    0.36,
  );
}

const pane = (x: number, y: number, w = 11, h = 15) =>
  rect(x, y, w, h, '#35586a') + rect(x, y, w, 3, '#8fb6bc');

/** White house of the coast. */
function villa(shade: string) {
  return (
    rect(-48, -62, 96, 62, '#fdf7ea') +
    rect(20, -62, 28, 62, shade, 'opacity=".2"') +
    poly(pts('-58,-60 -36,-92 36,-92 58,-60'), '#c9683f') +
    poly(pts('22,-60 14,-92 36,-92 58,-60'), shade, 'opacity=".24"') +
    repeat(8, (i) =>
      line(pts(`${-52 + i * 14},-61 ${-34 + i * 9.6},-91`), '#8f4629', 1.8, 'opacity=".5"'),
    ) +
    rect(22, -104, 12, 20, '#fdf7ea') +
    path('M-12 0v-24a12 12 0 0 1 24 0v24Z', PALETTE.sea) +
    pane(-37, -44) +
    pane(26, -44) +
    rect(-43, -45, 5, 17, PALETTE.sea) +
    rect(-25, -45, 5, 17, PALETTE.sea) +
    circle(-30, -8, 11, '#c4417c') +
    circle(-40, -5, 9, '#a9356a') +
    circle(-22, -5, 8, '#5f7d45') +
    rect(-54, -3, 108, 8, '#e9d3a2')
  );
}

/** Narrow front of the city with a balcony on every floor. */
function town(shade: string, wall: string) {
  return (
    rect(-38, -122, 76, 122, wall) +
    rect(16, -122, 22, 122, shade, 'opacity=".2"') +
    rect(-43, -128, 86, 8, '#f6eddc') +
    path('M-18 -128q2 -20 18 -22q16 2 18 22Z', wall) +
    circle(0, -136, 4.6, '#f6eddc') +
    repeat(3, (r) => {
      const y = -114 + r * 30;
      return (
        repeat(3, (c) => pane(-29 + c * 23, y, 11, 19)) +
        rect(-35, y + 12, 70, 2, PALETTE.iron) +
        rect(-35, y + 20, 70, 3, '#f6eddc') +
        repeat(12, (i) => rect(-34 + i * 6, y + 12, 1.4, 8, PALETTE.iron))
      );
    }) +
    path('M-9 0v-16a9 9 0 0 1 18 0v16Z', '#5a3b28') +
    path('M-32 -16h18l3 8h-24Z', PALETTE.terracotta) +
    path('M14 -16h18l3 8h-24Z', PALETTE.terracotta) +
    rect(-44, -3, 88, 8, '#e9d3a2')
  );
}

/** Block of flats by the sea. */
function tower(shade: string) {
  return (
    rect(-30, -136, 60, 136, '#efe6d6') +
    rect(10, -136, 20, 136, shade, 'opacity=".3"') +
    repeat(8, (i) => {
      const y = -128 + i * 16;
      return (
        rect(-26, y, 34, 8, '#4d7686') +
        rect(-34, y + 7, 46, 4, '#ffffff') +
        rect(16, y, 8, 8, '#4d7686')
      );
    }) +
    rect(-33, -141, 66, 6, '#ffffff') +
    rect(-14, -150, 22, 10, '#d9cdb6') +
    rect(-40, -3, 80, 8, '#e9d3a2')
  );
}

/** A brass pin of height h standing at `foot`, a house for its head. */
export function housePin(
  stage: Stage,
  [x, y]: Point,
  h: number,
  kind: 'villa' | 'town' | 'tower',
  i: number,
) {
  const { shade } = stage.mood;
  const walls = ['#e0a07c', '#e8c98a', '#d8b3a3', '#a9b99a'];
  const head = {
    villa: villa(shade),
    town: town(shade, mix(walls[i % 4]!, '#fff1d8', 0.15)),
    tower: tower(shade),
  }[kind];
  const top = y - h;
  return (
    ellipse(x, y, 10, 4, '#6b4a20', 0, 'opacity=".55"') +
    path(`M${x - 5} ${top}h10l-3 ${h - 8}l-2 8l-2 -8Z`, '#b98438') +
    path(`M${x - 5} ${top}h4l1 ${h}l-2 -8Z`, '#f6dfa0') +
    ellipse(x, top + 12, 17, 6, '#8a5f2a') +
    ellipse(x, top + 9, 17, 6, '#e3be6e') +
    place(head, x, top + 4, 0.95)
  );
}
