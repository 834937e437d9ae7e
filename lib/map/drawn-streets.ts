import type { MapPoint } from '@/content/types/map-plan';
import { isWithin, type MapBounds } from './mercator';

/** Barcelona inside its rondas. */
const STREETS: MapBounds = { south: 41.35, north: 41.45, west: 2.09, east: 2.23 };

export const hasDrawnStreets = (at: MapPoint): boolean => isWithin(at, STREETS);
