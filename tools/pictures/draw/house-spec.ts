/** A town house of several storeys, as `house` draws it. */
export interface HouseSpec {
  /** Metres. */
  width: number;
  bays: number;
  /** Storey heights in metres, ground floor first. */
  floors: number[];
  wall: string;
  trim: string;
  shutter: string;
  base: string;
  crown: 'balustrade' | 'gable' | 'tiles';
  awning?: string;
  pattern?: 'diamond' | 'flower';
}
