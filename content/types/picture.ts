import type { Localized } from './common';
import type { Room } from './listing';

/** Which part must stay in view when a frame cuts the picture. */
export type FocalPoint = 'center' | 'top' | 'bottom' | 'left' | 'right';

export type ImageText = Readonly<{
  alt: Localized;
  focus?: FocalPoint;
  /** The room of the home's table that it shows; its name and m2 stand under the picture and in `alt`. */
  shows?: Pick<Room, 'room' | 'area'>;
  /** A photograph of what it shows. All others are made by computer, and a listing says so beside them. */
  isPhotograph?: boolean;
}>;
