import type { MapPoint } from '@/content/types/map-plan';

const PRECISION = 1e5;

/** Decodes Google's format: units of 0.00001 degrees, five bits per character. */
export function decodePolyline(text: string): readonly MapPoint[] {
  const points: MapPoint[] = [];
  let at = 0;
  let [latitude, longitude] = [0, 0];
  const next = () => {
    let [value, shift, bits] = [0, 0, 0];
    do {
      bits = text.charCodeAt(at) - 63;
      at += 1;
      value |= (bits & 31) << shift;
      shift += 5;
    } while (bits >= 32);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < text.length) {
    latitude += next();
    longitude += next();
    points.push([latitude / PRECISION, longitude / PRECISION]);
  }
  return points;
}
