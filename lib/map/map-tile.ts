import { MAX_ZOOM, MIN_ZOOM } from './mercator';

export type MapTile = Readonly<{ zoom: number; x: number; y: number }>;

export type MapTiles = Readonly<{
  version: string;
  attribution: string | null;
  hasNames: boolean;
  /** False with only the orientation map, which has streets of Barcelona alone. */
  hasStreets: boolean;
}>;

const NUMBER = /^(0|[1-9]\d{0,5})$/;

/** Returns null for an invalid tile. */
export function parseTile(zoom: string, x: string, y: string): MapTile | null {
  if (![zoom, x, y].every((text) => NUMBER.test(text))) return null;
  const tile = { zoom: Number(zoom), x: Number(x), y: Number(y) };
  const isZoom = tile.zoom >= MIN_ZOOM && tile.zoom <= MAX_ZOOM;
  return isZoom && tile.x < 2 ** tile.zoom && tile.y < 2 ** tile.zoom ? tile : null;
}

/** The version changes with the map drawing. */
export const tilePath = (version: string, { x, y, zoom }: MapTile): string => `/map/${version}/${zoom}/${x}/${y}.webp`;
