/** Latitude and longitude in degrees, WGS 84. */
export type MapPoint = readonly [latitude: number, longitude: number];

/** East and north of the grid's origin in metres, along its own axes. */
export type GridPoint = readonly [along: number, up: number];

/** Blocks of equal size at right angles. */
export type StreetGrid = Readonly<{
  /** A crossing; `along` and `up` are counted from here. */
  origin: MapPoint;
  /** Degrees by which `along` is turned from east to north. */
  angle: number;
  /** Metres from kerb to kerb of a block, and what is cut off each corner along both sides. */
  block: number;
  corner: number;
  /** Axes of streets in metres; blocks fill what is between two. A width other than the usual is named. */
  along: readonly GridStreet[];
  up: readonly GridStreet[];
  streetWidth: number;
  /** Only blocks with their middle in one of these have houses. */
  built: readonly (readonly GridPoint[])[];
}>;

/** A street of the grid: where its axis is; name and width where it is a main one. */
export type GridStreet = Readonly<{ at: number; width?: number; name?: string; from?: number; to?: number }>;

export type MapLineKind = 'motorway' | 'road' | 'street' | 'tram' | 'metro';

export type MapLine = Readonly<{
  kind: MapLineKind;
  name: string;
  points: readonly MapPoint[];
  /** Of a line of the underground. */
  colour?: string;
}>;

export type MapAreaKind = 'town' | 'park' | 'hill' | 'water';

export type MapArea = Readonly<{ kind: MapAreaKind; name: string; outline: readonly MapPoint[] }>;

/** A stretch of coast, `length` metres long with `at` at its middle. */
export type MapBeach = Readonly<{ name: string; at: MapPoint; length: number }>;

export type MapStation = Readonly<{ name: string; at: MapPoint }>;

export type MapLabelKind = 'city' | 'town' | 'district' | 'nature' | 'sea' | 'station' | 'along' | 'up' | 'road';

/** A name, shown from one zoom to another. Names are as people there say them, in every language of the site. */
export type MapLabel = Readonly<{ text: string; at: MapPoint; kind: MapLabelKind; from: number; to: number }>;
