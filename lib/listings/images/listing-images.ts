import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { getImage, imageFolder, isImageName, type ImageView } from '@/lib/site/images';
import { findStoredImage, isStoredImageName } from '@/lib/site/stored-images';
import { listingPlace } from '@/lib/listings/page/listing-name';
import type { Listing } from '@/lib/listings/catalogue/listings';

/** Omits unknown images: after a storage restore, or written by a newer version. */
export function listingImages(listing: Listing, locale: Locale): readonly ImageView[] {
  const names = listing.images.filter((name) => isImageName(name) || findStoredImage(name));
  return names.map((name, index) =>
    isStoredImageName(name)
      ? photo(name, { listing, locale, number: index + 1, total: names.length })
      : getImage(name, locale),
  );
}

type Place = Readonly<{ listing: Listing; locale: Locale; number: number; total: number }>;

function photo(name: string, { listing, locale, number, total }: Place): ImageView {
  const size = findStoredImage(name);
  if (!size) throw new Error(`No image ${name}`);
  const { bedrooms, imageTexts, type } = listing;
  const text = imageTexts?.[name];
  const alt = text?.alt?.[locale];
  const isPlan = text?.kind === 'plan';
  return {
    name,
    folder: imageFolder(name),
    ...size,
    alt: alt ?? '',
    focus: 'center',
    isPhotograph: text?.kind !== 'render',
    ...(isPlan && { isPlan }),
    shows: text?.room ? { room: text.room } : null,
    ...(!alt && { position: { number, total, bedrooms, type, place: listingPlace(listing) } }),
  };
}
