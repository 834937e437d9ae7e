import type { RoomId } from './listing';

/** Metres from the sheet's corner; y points down. */
export type Rectangle = readonly [x: number, y: number, width: number, depth: number];

/** Centre, direction of the wall, width in m. */
export type Opening = readonly [x: number, y: number, wall: 'h' | 'v', width: number];

/** Several rectangles for other shapes; the first contains the label. */
type FloorPlanRoom = Readonly<{ room: RoomId; area: number; at: readonly Rectangle[] }>;

export type FloorPlanLevel = Readonly<{
  level: number;
  /** All table rooms of this level. */
  rooms: readonly FloorPlanRoom[];
  doors: readonly Opening[];
  /** Includes glazed doors. */
  windows: readonly Opening[];
  entrance?: Opening;
  stairs?: readonly Rectangle[];
}>;

/** Schematic; areas are from the room table. */
export type FloorPlan = Readonly<{
  /** Degrees clockwise from the top of the sheet. */
  north: number;
  levels: readonly FloorPlanLevel[];
}>;
