/** Glazed wall tiles, each pattern on a body colour. */
import { circle, path, poly, pts, rect, stroke } from './primitives.ts';
import type { Stage } from './stage.ts';

export type GlazedTile = 'star' | 'lozenge' | 'flower' | 'pinwheel';

/** Two glazes on a body colour. */
export interface Glaze {
  kind: GlazedTile;
  body: string;
  first: string;
  second: string;
}

const TILE = 28;

function tileMotif({ kind, first, second }: Glaze) {
  const corners = (r: number, colour: string) =>
    pts('0,0 28,0 0,28 28,28')
      .map(([x, y]) => circle(x, y, r, colour))
      .join('');
  switch (kind) {
    case 'star':
      return (
        poly(pts('14,2 17,11 26,14 17,17 14,26 11,17 2,14 11,11'), first) +
        poly(pts('14,10 18,14 14,18 10,14'), second) +
        corners(5, second) +
        corners(2.4, first)
      );
    case 'lozenge':
      return (
        poly(pts('14,1 27,14 14,27 1,14'), first) +
        poly(pts('14,7 21,14 14,21 7,14'), second) +
        corners(3.4, first)
      );
    case 'flower':
      return (
        path('M14 2q6 6 0 12q-6-6 0-12M14 26q6-6 0-12q-6 6 0 12', first) +
        path('M2 14q6-6 12 0q-6 6-12 0M26 14q-6-6-12 0q6 6 12 0', first) +
        circle(14, 14, 2.6, second) +
        corners(6, second)
      );
    default:
      return (
        poly(pts('0,0 14,0 14,14'), first) +
        poly(pts('28,0 28,14 14,14'), second) +
        poly(pts('28,28 14,28 14,14'), first) +
        poly(pts('0,28 0,14 14,14'), second)
      );
  }
}

/** A paint for a whole wall of small square tiles, joints included. */
export function glazedWall(stage: Stage, glaze: Glaze, size: number, x: number, y: number) {
  const lit: Glaze = {
    ...glaze,
    first: stage.lit(glaze.first, 0.16),
    second: stage.lit(glaze.second, 0.16),
  };
  const body =
    rect(0, 0, TILE, TILE, stage.lit(glaze.body, 0.16)) +
    tileMotif(lit) +
    stroke('M0 0H28M0 0V28', stage.dark(glaze.body, 0.4), 0.9, 'opacity=".5"');
  const k = (size / TILE).toFixed(4);
  return stage.defs.pattern(TILE, `translate(${x} ${y}) scale(${k})`, body);
}
