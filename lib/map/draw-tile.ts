import type { MapTile } from './map-tile';
import { planFeatures, planLayers, type PlanFeature, type PlanLayer } from './plan-features';
import { tileStyle } from './tile-style';

export const IMAGE_SIZE = 512;

/** Overlap of neighbouring tiles, as a fraction of a tile. */
const MARGIN = 0.1;

/** Omits names, which the page draws. */
export function drawTile({ x, y, zoom }: MapTile): string {
  const tiles = 2 ** zoom;
  const [left, top] = [(x - MARGIN) / tiles, (y - MARGIN) / tiles];
  const [right, bottom] = [(x + 1 + MARGIN) / tiles, (y + 1 + MARGIN) / tiles];
  const seen = planFeatures().filter(
    ({ box }) => box[0] <= right && box[2] >= left && box[1] <= bottom && box[3] >= top,
  );
  const style = tileStyle(zoom, (y + 0.5) / tiles);
  const place = ([px, py]: PlanFeature['points'][number]) =>
    `${tenth((px * tiles - x) * IMAGE_SIZE)} ${tenth((py * tiles - y) * IMAGE_SIZE)}`;
  const path = ({ points }: PlanFeature, isClosed: boolean) => `M${points.map(place).join('L')}${isClosed ? 'z' : ''}`;

  const layer = (name: PlanLayer) => {
    const features = seen.filter((feature) => feature.layer === name);
    if (features.length === 0) return '';
    const area = style.areas[name];
    if (area) return `<path ${area} d="${features.map((feature) => path(feature, true)).join('')}"/>`;
    return style
      .lines(name)
      .map((stroke) => features.map((feature) => `<path ${stroke(feature)} d="${path(feature, false)}"/>`).join(''))
      .join('');
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_SIZE}" height="${IMAGE_SIZE}">` +
    `<rect width="100%" height="100%" fill="${style.sea}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${planLayers.map(layer).join('')}</g></svg>`
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;
