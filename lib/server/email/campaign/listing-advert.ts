import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { AppPath } from '@/lib/i18n/routes';
import { translatorOf } from '@/lib/i18n/translator';
import { emailImagePath } from '@/lib/listings/kyero/write-feed';
import { getListingCard } from '@/lib/listings/list/listing-card';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { factsLine, registerLines } from '@/lib/server/email/advert-lines';
import type { EmailBlock, EmailImage } from '@/lib/server/email/content';
import { siteUrl } from '@/lib/server/site-url';
import { withAltText, type ImageView } from '@/lib/site/images';

const WIDTH = 536;

export function listingAdvert(listing: Listing, locale: Locale, follow: (path: AppPath) => string): EmailBlock {
  const card = getListingCard(listing, locale);
  // Declared separately: inline inference exceeds TypeScript's limits.
  const t = translatorOf(locale, 'emails');
  const words = translatorOf(locale, 'listingCard');
  const rooms = card.facts.flatMap((fact) => {
    if (fact.kind === 'bedrooms')
      return words('rooms', { count: fact.count, name: words('bedrooms', { count: fact.count }) });
    if (fact.kind === 'bathrooms')
      return words('rooms', { count: fact.count, name: words('bathrooms', { count: fact.count }) });
    return [];
  });
  return {
    kind: 'advert',
    title: card.title,
    href: follow(card.href),
    price: [card.price, card.priceNote].filter(Boolean).join(' '),
    image: card.image && imageOf(card.image, locale),
    lines: [
      ...(card.status === 'reserved' ? [words('reserved')] : []),
      card.place,
      [...rooms, factsLine(card, t)].join(' · '),
      ...(card.lettingNote ? [card.lettingNote] : []),
      ...registerLines(listing),
    ],
  };
}

/** JPEG: not every email program supports WebP. */
function imageOf(image: ImageView, locale: Locale): EmailImage {
  const { alt } = withAltText(image, translatorOf(locale, 'images'));
  const height = Math.round((WIDTH * image.height) / image.width);
  return { src: new URL(emailImagePath(image.name), siteUrl).href, alt, width: WIDTH, height };
}
