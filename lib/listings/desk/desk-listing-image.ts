import type { Locale } from '@/lib/i18n/locales';
import { getImage, imageFolder, isImageName, type ImageView } from '@/lib/site/images';
import { findStoredImage } from '@/lib/site/stored-images';

/** The small picture of a line of the desk, which says nothing; null without one, or where its size is not known. */
export function listingImage(name: string | null, locale: Locale): ImageView | null {
  if (name === null) return null;
  if (isImageName(name)) return getImage(name, locale);
  const size = findStoredImage(name);
  return (
    size && { name, folder: imageFolder(name), ...size, alt: '', focus: 'center', isPhotograph: true, shows: null }
  );
}
