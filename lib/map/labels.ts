import { barcelonaLabels } from '@/content/map/barcelona-labels';
import { eixample } from '@/content/map/eixample';
import { metroStations } from '@/content/map/stations';
import { townLabels } from '@/content/map/town-labels';
import type { GridPoint, GridStreet, MapLabel } from '@/content/types/map-plan';
import { isWithin, MAX_ZOOM, toWorld, worldSize, type MapBounds } from './mercator';
import { gridPlace } from './street-grid';

const STREET_ZOOM = 15;
const NARROW_STREET_ZOOM = 16;

/** Metres between two names of one street. */
const REPEAT = 667;

const [START, END] = [-400, 1400];

const stationLabels: readonly MapLabel[] = metroStations.map(({ at, name }) => ({
  text: name,
  at,
  kind: 'station',
  from: STREET_ZOOM,
  to: MAX_ZOOM,
}));

const { along, up } = eixample;

const streetLabels: readonly MapLabel[] = [
  ...along.flatMap((street) => namesOf(street, 'up', (at) => [street.at, at])),
  ...up.flatMap((street) => namesOf(street, 'along', (at) => [at, street.at])),
];

function namesOf(
  { name, from = START, to = END, width }: GridStreet,
  kind: 'along' | 'up',
  point: (at: number) => GridPoint,
): readonly MapLabel[] {
  if (name === undefined) return [];
  const count = Math.max(1, Math.floor((to - from) / REPEAT));
  return Array.from({ length: count }, (_, index) => ({
    text: name,
    at: gridPlace(eixample, point(from + ((index + 0.5) * (to - from)) / count)),
    kind,
    from: width === undefined ? NARROW_STREET_ZOOM : STREET_ZOOM,
    to: MAX_ZOOM,
  }));
}

const mapLabels: readonly MapLabel[] = [...townLabels, ...barcelonaLabels, ...stationLabels, ...streetLabels];

const LETTER = 3.9;
const HALF_HEIGHT = 10;

/** Keeps the more important of two overlapping names. */
export function labelsWithin(bounds: MapBounds, zoom: number): readonly MapLabel[] {
  const taken: (readonly [x: number, y: number, half: number])[] = [];
  return mapLabels.filter(({ at, from, text, to }) => {
    if (zoom < from || zoom > to || !isWithin(at, bounds)) return false;
    const [x, y] = toWorld(at).map((part) => part * worldSize(zoom)) as [number, number];
    const half = text.length * LETTER;
    const isFree = taken.every(
      ([otherX, otherY, other]) => Math.abs(x - otherX) > half + other || Math.abs(y - otherY) > 2 * HALF_HEIGHT,
    );
    if (isFree) taken.push([x, y, half]);
    return isFree;
  });
}
