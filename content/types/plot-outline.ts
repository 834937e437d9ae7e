/** Metres; x points east, y south. The first side is the road's. */
export type PlotOutline = readonly (readonly [x: number, y: number])[];
