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

/** Half the width of a letter in pixels: names of districts are spaced capitals. */
const LETTERS: Readonly<Record<string, number>> = { city: 4.8, town: 4.2, district: 4.9 };
const LETTER = 3.9;
export const HALF_HEIGHT = 10;

/** Pixels that an area's name may move, beside a flag. */
const MOVES = [0, 24, -24, 48, -48];
const movable = new Set(['city', 'town', 'district']);

export const halfLabelWidth = ({ kind, text }: Readonly<{ kind: string; text: string }>): number =>
  text.length * (LETTERS[kind] ?? LETTER);

/** Pixels of the world at this zoom. */
export type CoveredBox = Readonly<{ x: number; y: number; halfWidth: number; halfHeight: number }>;

/** `moved`: pixels down. */
export type PlacedLabel = MapLabel & Readonly<{ moved: number }>;

/** The more important of two is kept, none covers a flag. */
export function labelsWithin(
  bounds: MapBounds,
  zoom: number,
  flags: readonly CoveredBox[] = [],
): readonly PlacedLabel[] {
  const covered = [...flags];
  const world = worldSize(zoom);
  return mapLabels.flatMap((label) => {
    const { at, from, kind, to } = label;
    if (zoom < from || zoom > to || !isWithin(at, bounds)) return [];
    const [x = 0, y = 0] = toWorld(at).map((part) => part * world);
    const box = { x, halfWidth: halfLabelWidth(label), halfHeight: HALF_HEIGHT };
    const moved = (movable.has(kind) ? MOVES : [0]).find((move) =>
      covered.every((other) => !overlap({ ...box, y: y + move }, other)),
    );
    if (moved === undefined) return [];
    covered.push({ ...box, y: y + moved });
    return [{ ...label, moved }];
  });
}

const overlap = (one: CoveredBox, other: CoveredBox): boolean =>
  Math.abs(one.x - other.x) <= one.halfWidth + other.halfWidth &&
  Math.abs(one.y - other.y) <= one.halfHeight + other.halfHeight;
