import { CELL_MINUTES, CELL_MS, cellsOf } from './cells';

/** Degrees. */
type Point = Readonly<{ latitude: number; longitude: number }>;

/** `point`: null when unknown; `isRemote`: by telephone or video, from any place. */
export type Stop = Readonly<{ id: string; start: number; minutes: number; point: Point | null; isRemote: boolean }>;

/** `isTight`: the estimated journey exceeds the gap after the previous stop. */
type Journey = Readonly<{ id: string; cells: readonly number[]; isTight: boolean }>;

const UNKNOWN_MINUTES = 30;
const EARTH_RADIUS_KM = 6_371;
/** Streets are longer than the straight line. */
const DETOUR = 1.3;
const SAME_PLACE_KM = 0.1;
const SETTING_OUT_MINUTES = 5;
const CITY_KM = 10;
const CITY_KMH = 20;
const ROAD_KMH = 70;

/** Estimates minutes from the distance alone, rounded up to quarter hours. */
export function guessTravel(from: Point | null, to: Point | null): number {
  if (!from || !to) return UNKNOWN_MINUTES;
  const distance = distanceKm(from, to) * DETOUR;
  if (distance < SAME_PLACE_KM) return 0;
  const city = Math.min(distance, CITY_KM);
  const minutes = SETTING_OUT_MINUTES + (city / CITY_KMH) * 60 + ((distance - city) / ROAD_KMH) * 60;
  return Math.ceil(minutes / CELL_MINUTES) * CELL_MINUTES;
}

/**
 * A journey fills at most the gap. After an initial call the day may start at the first visit: that journey is never
 * tight.
 */
export function planTravel(stops: readonly Stop[], base: Point): readonly Journey[] {
  let place: Point | null = base;
  let free = -Infinity;
  let isFirst = true;
  return stops
    .toSorted((a, b) => a.start - b.start)
    .map(({ id, start, minutes, point, isRemote }) => {
      const needed = isRemote ? 0 : guessTravel(place, point);
      const gap = Math.max(0, (start - free) / 60_000);
      const earliest = Math.ceil(Math.max(free, start - needed * 60_000) / CELL_MS) * CELL_MS;
      const cells = needed > 0 && earliest < start ? cellsOf(earliest, (start - earliest) / 60_000) : [];
      const isTight = !isFirst && needed > gap;
      if (!isRemote) [place, isFirst] = [point, false];
      free = Math.max(free, start + minutes * 60_000);
      return { id, cells: cells.filter((cell) => cell + CELL_MS <= start), isTight };
    });
}

export function isTooTight(stops: readonly Stop[], base: Point, id: string): boolean {
  const journeys = planTravel(stops, base);
  const index = journeys.findIndex((journey) => journey.id === id);
  const remote = new Set(stops.filter(({ isRemote }) => isRemote).map((stop) => stop.id));
  const next = journeys.slice(index + 1).find((journey) => !remote.has(journey.id));
  return index >= 0 && Boolean(journeys[index]?.isTight || next?.isTight);
}

function distanceKm(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const [dLatitude, dLongitude] = [b - a, radians(to.longitude - from.longitude)];
  const h = Math.sin(dLatitude / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
