import type { Localized } from './common';

/** Which part must stay in view when a frame cuts the picture. */
export type FocalPoint = 'center' | 'top' | 'bottom' | 'left' | 'right';

export type PictureText = Readonly<{ alt: Localized; focus?: FocalPoint }>;
