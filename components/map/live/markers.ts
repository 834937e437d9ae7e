import type { MapMarker } from '@/lib/map/groups';

/** A listing as returned by `/api/listings/map`. */
export type LiveMarker = MapMarker & Readonly<{ price: string; name: string }>;

export type MarkerRow = readonly [
  id: string,
  latitude: number,
  longitude: number,
  price: string,
  name: string,
  means?: string,
];

export async function fetchMarkers(query: string, signal: AbortSignal): Promise<readonly LiveMarker[]> {
  const response = await fetch(`/api/listings/map?${query}`, { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { markers } = (await response.json()) as { markers: readonly MarkerRow[] };
  return markers.map(([id, latitude, longitude, price, name, means]) => ({
    id,
    at: [latitude, longitude],
    price,
    name,
    ...(means && { means }),
  }));
}
