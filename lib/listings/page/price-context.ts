import { formatDate, formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { pricePerArea } from './key-figures';
import { priceLevelOf } from './price-level';
import { yieldsOf } from './yields';
import type { Listing } from '@/content/types/listing';

type ContextRow = Readonly<{ id: 'perArea' | 'level' | 'earlier' | 'gross' | 'net'; term: string; value: string }>;

export type PriceContext = Readonly<{ rows: readonly ContextRow[]; listed: string; listedSince: string }>;

export function priceContext(
  listing: Listing,
  total: number | null,
  locale: Locale,
  t: Translator<'listingPrice'>,
): PriceContext {
  const row = (id: ContextRow['id'], value: string | null, name = ''): ContextRow[] =>
    value === null ? [] : [{ id, term: t(`terms.${id}`, { name }), value }];
  const level = priceLevelOf(listing);
  const yields = total === null ? null : yieldsOf(listing, total);
  const { earlierPrices = [], likelyRent, published } = listing;
  const percent = (share: number) => formatPercent(share, locale, 1);
  return {
    rows: [
      ...row('perArea', pricePerArea(listing, locale)),
      ...row('level', level && levelWords(level, locale, t), level?.name),
      ...row('earlier', earlierPrices.length === 0 ? null : earlierWords(earlierPrices, locale, t)),
      ...(yields && likelyRent
        ? [
            ...row(
              'gross',
              t('gross', {
                share: percent(yields.gross),
                rent: formatPrice(likelyRent.amount, locale),
                source: likelyRent.source[locale],
                date: formatDate(likelyRent.date, locale),
              }),
            ),
            ...row('net', t('net', { share: percent(yields.net) })),
          ]
        : []),
    ],
    listed: t('listed', { date: formatDate(published, locale) }),
    listedSince: published,
  };
}

function levelWords(
  { basis, price }: NonNullable<ReturnType<typeof priceLevelOf>>,
  locale: Locale,
  t: Translator<'listingPrice'>,
): string {
  const { period, source, value } = price;
  return t('level', { amount: formatPrice(value, locale), basis, period: period[locale], source: source[locale] });
}

const earlierWords = (
  earlier: NonNullable<Listing['earlierPrices']>,
  locale: Locale,
  t: Translator<'listingPrice'>,
): string =>
  earlier
    .map(({ price, until }) => t('earlier', { amount: formatPrice(price, locale), date: formatDate(until, locale) }))
    .join('; ');
