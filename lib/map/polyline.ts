import type { MapPoint } from '@/content/types/map-plan';

/** Decodes Google's format: units of `10 ** -decimals` degrees, five bits per character. */
export function decodePolyline(text: string, decimals = 5): readonly MapPoint[] {
  const precision = 10 ** decimals;
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
    points.push([latitude / precision, longitude / precision]);
  }
  return points;
}
