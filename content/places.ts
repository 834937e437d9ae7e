import { barcelonaPlaces } from './places/barcelona';
import { barcelonaNeighbourhoods } from './places/barcelona-neighbourhoods';
import { costaBlancaPlaces } from './places/costa-blanca';
import { otherPlaces } from './places/elsewhere';
import type { Place } from './types/place';

export const places: readonly Place[] = [
  ...barcelonaPlaces,
  ...barcelonaNeighbourhoods,
  ...costaBlancaPlaces,
  ...otherPlaces,
];
