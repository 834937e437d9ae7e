import type { Localized } from './common';
import type { Room } from './listing';

export type FocalPoint = 'center' | 'top' | 'bottom' | 'left' | 'right';

export type ImageText = Readonly<{
  alt: Localized;
  focus?: FocalPoint;
  shows?: Pick<Room, 'room' | 'area'>;
  /** All others are computer images. */
  isPhotograph?: boolean;
}>;
