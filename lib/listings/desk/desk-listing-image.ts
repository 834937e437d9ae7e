import type { Locale } from '@/lib/i18n/locales';
import { getImage, imageFolder, isImageName, type ImageView } from '@/lib/site/images';
import { findStoredImage } from '@/lib/site/stored-images';

/** Null without an image or with unknown size. */
export function listingImage(name: string | null, locale: Locale): ImageView | null {
  if (name === null) return null;
  if (isImageName(name)) return getImage(name, locale);
  const size = findStoredImage(name);
  return (
    size && { name, folder: imageFolder(name), ...size, alt: '', focus: 'center', isPhotograph: true, shows: null }
  );
}
