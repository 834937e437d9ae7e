import { images, type ImageName } from '@/content/images';
import made from '@/content/image-sizes.json';
import type { FocalPoint, ImageText } from '@/content/types/image';
import type { Room } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { findStoredImage, isStoredImageName, type ImageSize } from './stored-images';

export type { ImageName };

export type ImageView = Readonly<{
  name: string;
  folder: ImageFolder;
  width: number;
  height: number;
  widths: readonly number[];
  tone: string;
  alt: string;
  focus: FocalPoint;
  isPhotograph: boolean;
  isPlan?: boolean;
  /** Area in m2, if known; null outdoors. */
  shows: (Pick<Room, 'room'> & Partial<Pick<Room, 'area'>>) | null;
  position?: PhotoPosition;
}>;

type ImageFolder = '/pictures' | '/media';

type PhotoPosition = Readonly<{ number: number; total: number; bedrooms: number; type: PropertyType; place: string }>;

const measured: Readonly<Record<string, ImageSize>> = made;
const described: Readonly<Record<string, ImageText>> = images;

export function isImageName(name: string): name is ImageName {
  return name in described && name in measured;
}

export function storedImageView(name: string): ImageView | null {
  const size = findStoredImage(name);
  if (!size) return null;
  return { name, folder: imageFolder(name), ...size, alt: '', focus: 'center', isPhotograph: true, shows: null };
}

export function getImage(name: string, locale: Locale): ImageView {
  const stored = storedImageView(name);
  if (stored) return stored;
  const text = described[name];
  const size = measured[name];
  if (!text || !size) throw new Error(`No image ${name}`);
  return {
    name,
    folder: imageFolder(name),
    ...size,
    alt: text.alt[locale],
    focus: text.focus ?? 'center',
    isPhotograph: text.isPhotograph ?? false,
    shows: text.shows ?? null,
  };
}

export const imageFolder = (name: string): ImageFolder => (isStoredImageName(name) ? '/media' : '/pictures');

/** WebP of at most 960 px: not all feed clients accept AVIF. */
export const fallbackPath = (name: string): string => `${imageFolder(name)}/${name}-960.webp`;

/** Adds the declaration of computer images and describes photographs without a text. `t` reads `images`. */
export function withAltText(image: ImageView, t: Translator<'images'>): ImageView {
  const { isPhotograph, isPlan, position } = image;
  const alt = !position ? image.alt : isPlan ? t('plan', position) : t('photo', position);
  return { ...image, alt: isPhotograph ? alt : t('renderAlt', { alt }) };
}
