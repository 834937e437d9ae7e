/** WGS 84. */
export type MapPoint = readonly [latitude: number, longitude: number];

/** Metres along the grid's axes. */
export type GridPoint = readonly [along: number, up: number];

export type StreetGrid = Readonly<{
  origin: MapPoint;
  /** Degrees from east to north. */
  angle: number;
  /** Metres; `corner` is cut along both sides. */
  block: number;
  corner: number;
  /** Axes in metres; blocks fill the space between. */
  along: readonly GridStreet[];
  up: readonly GridStreet[];
  streetWidth: number;
  /** Only blocks centred in these have houses. */
  built: readonly (readonly GridPoint[])[];
}>;

export type GridStreet = Readonly<{ at: number; width?: number; name?: string; from?: number; to?: number }>;

export type MapLineKind = 'motorway' | 'road' | 'street' | 'tram' | 'metro';

export type MapLine = Readonly<{
  kind: MapLineKind;
  name: string;
  points: readonly MapPoint[];
  colour?: string;
}>;

export type MapAreaKind = 'town' | 'park' | 'hill' | 'water';

export type MapArea = Readonly<{ kind: MapAreaKind; name: string; outline: readonly MapPoint[] }>;

/** `at` is the middle; `length` in metres. */
export type MapBeach = Readonly<{ name: string; at: MapPoint; length: number }>;

export type MapStation = Readonly<{ name: string; at: MapPoint }>;

export type MapLabelKind = 'city' | 'town' | 'district' | 'nature' | 'sea' | 'station' | 'along' | 'up' | 'road';

/** `from` and `to` are zooms. Local names in every locale. */
export type MapLabel = Readonly<{ text: string; at: MapPoint; kind: MapLabelKind; from: number; to: number }>;
