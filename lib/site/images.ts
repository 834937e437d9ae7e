import { images, type ImageName } from '@/content/images';
import made from '@/content/image-sizes.json';
import type { FocalPoint, ImageText } from '@/content/types/image';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

export type { ImageName };

/** URLs are built from name and widths. */
export type ImageView = Readonly<{
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
  tone: string;
  alt: string;
  focus: FocalPoint;
  isPhotograph: boolean;
  /** m2; null outdoors. */
  shows: ImageText['shows'] | null;
}>;

type Made = Readonly<{ width: number; height: number; widths: readonly number[]; tone: string }>;

const measured: Readonly<Record<string, Made>> = made;
const described: Readonly<Record<string, ImageText>> = images;

/** Registered, described and made. */
export function isImageName(name: string): name is ImageName {
  return name in described && name in measured;
}

/** @throws Error for an unknown name. */
export function getImage(name: string, locale: Locale): ImageView {
  const text = described[name];
  const size = measured[name];
  if (!text || !size) throw new Error(`No image ${name}`);
  return {
    name,
    ...size,
    alt: text.alt[locale],
    focus: text.focus ?? 'center',
    isPhotograph: text.isPhotograph ?? false,
    shows: text.shows ?? null,
  };
}

/** Adds the declaration of computer images. `t` reads `images`. */
export function declared(image: ImageView, t: Translator<'images'>): ImageView {
  return image.isPhotograph ? image : { ...image, alt: t('renderAlt', { alt: image.alt }) };
}
