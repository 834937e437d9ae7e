import type { RoomId } from './listing';

/** Metres from a corner of the sheet; x grows to the right, y down. */
export type Rectangle = readonly [x: number, y: number, width: number, depth: number];

/** Its middle, the run of its wall (horizontal or vertical) and its width in m. */
export type Opening = readonly [x: number, y: number, wall: 'h' | 'v', width: number];

/** One row of the listing's room table; rooms that are no rectangle have several, the label is in the first. */
type FloorPlanRoom = Readonly<{ room: RoomId; area: number; at: readonly Rectangle[] }>;

export type FloorPlanLevel = Readonly<{
  level: number;
  /** Rooms of the table on this level, all of them; neighbours share an edge. */
  rooms: readonly FloorPlanRoom[];
  /** Between two rooms. */
  doors: readonly Opening[];
  /** In outer walls, glazed doors to balconies and terraces included. */
  windows: readonly Opening[];
  /** Door of the flat or the house. */
  entrance?: Opening;
  /** Inside a room. */
  stairs?: readonly Rectangle[];
}>;

/** Schematic: edges stand for walls, areas are those of the room table. */
export type FloorPlan = Readonly<{
  /** Degrees clockwise from the top of the sheet. */
  north: number;
  levels: readonly FloorPlanLevel[];
}>;
