import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { withAltText, type ImageView } from '@/lib/site/images';
import { listingImages } from './listing-images';
import type { Listing } from '@/lib/listings/catalogue/listings';

export const CARD_IMAGES = 5;

type CardImage = Pick<ImageView, 'name' | 'folder' | 'width' | 'height' | 'widths' | 'tone' | 'alt' | 'focus'>;

export function cardImages(listing: Listing, locale: Locale): readonly CardImage[] {
  const t = translatorOf(locale, 'images');
  return listingImages(listing, locale)
    .slice(0, CARD_IMAGES)
    .map((image) => {
      const { name, folder, width, height, widths, tone, alt, focus } = withAltText(image, t);
      return { name, folder, width, height, widths, tone, alt, focus };
    });
}
