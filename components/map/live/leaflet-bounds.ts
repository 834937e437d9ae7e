import type { LatLngBounds } from 'leaflet';
import type { MapBounds } from '@/lib/map/mercator';

export const corners = ({ east, north, south, west }: MapBounds): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
];

export const mapBounds = (seen: LatLngBounds): MapBounds => ({
  west: seen.getWest(),
  south: seen.getSouth(),
  east: seen.getEast(),
  north: seen.getNorth(),
});
