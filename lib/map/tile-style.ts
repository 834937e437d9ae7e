import { fromWorld, pixelsPerMetre } from './mercator';
import type { PlanFeature, PlanLayer } from './plan-features';

type Stroke = (feature: Pick<PlanFeature, 'width' | 'colour'>) => string;

type TileStyle = Readonly<{
  sea: string;
  areas: Readonly<Partial<Record<PlanLayer, string>>>;
  lines: (layer: PlanLayer) => readonly Stroke[];
}>;

const SEA = '#c9dcdf';
const SHALLOW = '#9dbfc5';
const LAND = '#faf6ef';
const TOWN = '#f3ebdd';
const SAND = '#ebdfcb';
const SAND_LINE = '#cdbfa6';
const PARK = '#d5d8bd';
const HILL = '#e0e2cd';
const STREET = '#fffdf9';
const STREET_EDGE = '#dccfb8';
const MOTORWAY = '#f0d9a8';
const MOTORWAY_EDGE = '#d3b676';
const TRAM = '#5f6b3e';

const DENSITY = 2;

const BUTT = ' stroke-linecap="butt"';

const line = (colour: string, width: number, more = '') =>
  `stroke="${colour}" stroke-width="${Math.round(width * 10) / 10}"${more}`;

/** `y`: sets the metre scale. */
export function tileStyle(zoom: number, y: number): TileStyle {
  const metre = DENSITY * pixelsPerMetre(fromWorld([0, y])[0], zoom);
  const street = (metres: number, least: number) => Math.max(least, metres * metre);
  const edge = 1.6;
  const areas: Partial<Record<PlanLayer, string>> = {
    land: `fill="${LAND}" ${line(SHALLOW, 1.5)}`,
    town: `fill="${TOWN}"`,
    hill: `fill="${HILL}"`,
    park: `fill="${PARK}"`,
    water: `fill="${SEA}" ${line(SHALLOW, 1)}`,
    ...(zoom >= 13 && { block: `fill="${SAND}"${zoom >= 14 ? ` ${line(SAND_LINE, 1)}` : ''}` }),
    ...(zoom >= 15 && { court: `fill="${PARK}"` }),
  };
  const ways: Partial<Record<PlanLayer, readonly Stroke[]>> = {
    beach: [() => line('#f0dfb6', street(45, 3))],
    ...(zoom >= 12 && {
      street: [
        ...(zoom >= 14
          ? [({ width = 18 }: Pick<PlanFeature, 'width'>) => line(STREET_EDGE, street(width, 4) + edge, BUTT)]
          : []),
        ({ width = 18 }) => line(STREET, street(width, zoom < 13 ? 2 : 3), BUTT),
      ],
    }),
    ...(zoom >= 9 && {
      road: [
        () => line(STREET_EDGE, street(32, zoom < 12 ? 2.5 : 5) + edge),
        () => line(STREET, street(32, zoom < 12 ? 2 : 5)),
      ],
    }),
    motorway: [
      () => line(MOTORWAY_EDGE, street(26, zoom < 11 ? 3 : 5) + edge),
      () => line(MOTORWAY, street(26, zoom < 11 ? 2 : 5)),
    ],
    ...(zoom >= 10 && { tram: [() => line(TRAM, 2, ' stroke-dasharray="7 5"')] }),
    ...(zoom >= 13 && {
      metro: [({ colour = TRAM }) => line(colour, zoom < 15 ? 3 : 5, ' stroke-opacity=".55"')],
    }),
  };
  return { sea: SEA, areas, lines: (layer) => ways[layer] ?? [] };
}
