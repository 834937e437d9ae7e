import { formatDate, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import type { Listing } from '@/content/types/listing';

/** Mandatory note for a stressed area (Llei 18/2007 arts. 59 and 61); null for others. */
export function lettingNote({ rental, status }: Listing, locale: Locale): string | null {
  const stressedArea = rental?.stressedArea;
  if (!stressedArea || status === 'sold') return null;
  const t = translatorOf(locale, 'listingCard');
  const { index, isLargeHolder, previousRent } = stressedArea;
  return t('letting', {
    lastRent: previousRent
      ? t('lastRent', {
          amount: formatPrice(previousRent.amount, locale),
          date: formatDate(previousRent.until, locale),
        })
      : t('notLet'),
    index: formatPrice(index.amount, locale),
    holder: t('holder', { isLarge: isLargeHolder ? 'yes' : 'no' }),
  });
}
