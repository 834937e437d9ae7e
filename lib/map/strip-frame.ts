import { FLAG_HEIGHT } from './flag-shape';
import { boundsOfMarkers, type MapMarker } from './groups';
import { frameOf, type MapFrame } from './map-frame';

/** CSS pixels on a desktop; phones show the middle at half the size. */
const SIZE = { width: 1240, height: 280 } as const;
const INNER = { width: 720, height: 250 } as const;

export function stripFrame(markers: readonly MapMarker[]): MapFrame {
  const frame = frameOf(boundsOfMarkers(markers), SIZE, INNER);
  return { ...frame, top: frame.top - FLAG_HEIGHT / 2 };
}

export const stripImagePath = (version: string, { left, top, zoom }: MapFrame): string =>
  `/map/${version}/strip/${zoom},${left},${top}.webp`;
