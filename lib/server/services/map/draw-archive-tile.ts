import 'server-only';
import { IMAGE_SIZE } from '@/lib/map/draw-tile';
import type { MapTile } from '@/lib/map/map-tile';
import type { PlanLayer } from '@/lib/map/plan-features';
import { tileStyle } from '@/lib/map/tile-style';
import type { ArchiveTile } from './archive-tiles';

const POLYGON = 3;
const GREEN = /park|forest|wood|nature|grass|cemetery|golf|garden|scrub|meadow/;

type Properties = Readonly<Record<string, unknown>>;

const drawn: readonly Readonly<{ from: string; to: PlanLayer; when?: (properties: Properties) => boolean }>[] = [
  { from: 'earth', to: 'land' },
  { from: 'landuse', to: 'town', when: ({ kind }) => /residential|commercial|industrial|urban/.test(String(kind)) },
  { from: 'landuse', to: 'park', when: ({ kind }) => GREEN.test(String(kind)) },
  { from: 'landuse', to: 'beach', when: ({ kind }) => kind === 'beach' },
  { from: 'water', to: 'water' },
  { from: 'buildings', to: 'block' },
  { from: 'roads', to: 'street', when: ({ kind }) => kind === 'minor_road' || kind === 'path' },
  { from: 'roads', to: 'road', when: ({ kind }) => kind === 'major_road' },
  { from: 'roads', to: 'motorway', when: ({ kind }) => kind === 'highway' },
  { from: 'roads', to: 'tram', when: ({ kind }) => kind === 'rail' },
];

const areas: readonly PlanLayer[] = ['land', 'town', 'park', 'beach', 'water', 'block'];

const STREET_WIDTH = 9;

export function drawArchiveTile({ layers, left, scale, top }: ArchiveTile, { y, zoom }: MapTile): string {
  const style = tileStyle(zoom, (y + 0.5) / 2 ** zoom);
  const parts = drawn.map(({ from, to, when = () => true }) => {
    const layer = layers[from];
    if (!layer) return '';
    const isArea = areas.includes(to);
    const size = (IMAGE_SIZE * scale) / layer.extent;
    const place = (at: { x: number; y: number }) =>
      `${tenth(at.x * size - left * IMAGE_SIZE)} ${tenth(at.y * size - top * IMAGE_SIZE)}`;
    const path = Array.from({ length: layer.length }, (_, index) => layer.feature(index))
      .filter((feature) => (feature.type === POLYGON) === isArea && when(feature.properties))
      .flatMap((feature) => feature.loadGeometry())
      .map((ring) => `M${ring.map(place).join('L')}${isArea ? 'z' : ''}`)
      .join('');
    if (path === '') return '';
    const paint = to === 'beach' ? 'fill="#f0dfb6"' : style.areas[to];
    if (isArea) return paint ? `<path ${paint} d="${path}"/>` : '';
    return style
      .lines(to)
      .map((stroke) => `<path ${stroke({ width: STREET_WIDTH })} d="${path}"/>`)
      .join('');
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_SIZE}" height="${IMAGE_SIZE}">` +
    `<rect width="100%" height="100%" fill="${style.sea}"/>` +
    `<g fill="none" fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g></svg>`
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;
