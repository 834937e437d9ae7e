import type { Localized } from './common';
import type { Room } from './listing';

/** Part to keep when cropped. */
export type FocalPoint = 'center' | 'top' | 'bottom' | 'left' | 'right';

export type ImageText = Readonly<{
  alt: Localized;
  focus?: FocalPoint;
  /** Room in the listing's table; printed under the image and in `alt`. */
  shows?: Pick<Room, 'room' | 'area'>;
  /** All others are computer images, declared on listings. */
  isPhotograph?: boolean;
}>;
