import type { Locale } from '@/lib/i18n/locales';
import type { Listing } from '@/content/types/listing';

/** Text of a listing for a portal, without markup. Beyond `most` characters the last paragraphs go, not the drawbacks. */
export function feedDescription({ text }: Listing, locale: Locale, most = Infinity): string {
  const { title, opening, paragraphs, shouldKnow } = text[locale];
  const withParagraphs = (count: number) =>
    [title, opening, ...paragraphs.slice(0, count), ...(shouldKnow ? [shouldKnow] : [])].join('\n\n');
  let count = paragraphs.length;
  while (count > 0 && withParagraphs(count).length > most) count -= 1;
  return withParagraphs(count).slice(0, most);
}
