import { formatNumber, formatPrice } from '@/lib/i18n/format';
import type { Listing } from '@/content/types/listing';
import type { LevelWords } from './level-words';
import { rangeWords, type PlaceWords } from './place-words';

export type PlaceFact = Readonly<{ id: 'count' | 'range' | 'perArea' | 'level'; term: string; value: string }>;

const COMPARABLE = 3;

/** Returns the price range per m2 of listings for sale; null below three. */
export function perAreaWords(listings: readonly Listing[], words: PlaceWords): string | null {
  const prices = listings.flatMap(({ builtArea, operation, price }) =>
    operation === 'rent' || !builtArea ? [] : [price / builtArea],
  );
  if (prices.length < COMPARABLE) return null;
  const amount = (price: number) => formatPrice(price, words.locale);
  return words.t('range.more', { from: amount(Math.min(...prices)), to: amount(Math.max(...prices)) });
}

export function placeFacts(
  listings: readonly Listing[],
  level: LevelWords | null,
  perArea: string | null,
  words: PlaceWords,
): readonly PlaceFact[] {
  const { locale, t } = words;
  if (listings.length === 0) return level ? [{ id: 'level', term: level.term, value: level.value }] : [];
  return [
    { id: 'count', term: t('facts.count'), value: formatNumber(listings.length, locale) },
    { id: 'range', term: t('facts.range'), value: rangeWords(listings, words) },
    ...(perArea === null ? [] : [{ id: 'perArea' as const, term: t('facts.perArea'), value: perArea }]),
    ...(level ? [{ id: 'level' as const, term: level.term, value: level.value }] : []),
  ];
}
