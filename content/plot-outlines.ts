import type { PlotOutline } from './types/plot-outline';

/** By listing; the area is the listing's to one square metre. */
export const plotOutlines: Readonly<Record<string, PlotOutline>> = {
  'land-benimeit-moraira': [
    [0, 0],
    [31, 0],
    [33, 38],
    [-1, 38.9],
  ],
};
