import { pictures, type PictureName } from '@/content/images';
import made from '@/content/image-sizes.json';
import type { FocalPoint, PictureText } from '@/content/types/picture';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';

export type { PictureName };

/** A picture as a component needs it: addresses are built from its name and widths. */
export type PictureView = Readonly<{
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
  tone: string;
  alt: string;
  focus: FocalPoint;
  isPhotograph: boolean;
  /** The room it shows, area in m2; null outdoors. */
  shows: PictureText['shows'] | null;
}>;

type Made = Readonly<{ width: number; height: number; widths: readonly number[]; tone: string }>;

const measured: Readonly<Record<string, Made>> = made;
const described: Readonly<Record<string, PictureText>> = pictures;

/** Whether the registry holds a picture of this name, described and made. */
export function isPictureName(name: string): name is PictureName {
  return name in described && name in measured;
}

/**
 * The picture with its description in a language.
 * @throws Error where the registry has no such picture: names come from typed content.
 */
export function getPicture(name: string, locale: Locale): PictureView {
  const text = described[name];
  const size = measured[name];
  if (!text || !size) throw new Error(`No picture ${name}`);
  return {
    name,
    ...size,
    alt: text.alt[locale],
    focus: text.focus ?? 'center',
    isPhotograph: text.isPhotograph ?? false,
    shows: text.shows ?? null,
  };
}

/** A picture of a listing whose description says where it is made by computer. `t` reads `pictures`. */
export function declared(picture: PictureView, t: Translate): PictureView {
  return picture.isPhotograph ? picture : { ...picture, alt: t('renderAlt', { alt: picture.alt }) };
}
