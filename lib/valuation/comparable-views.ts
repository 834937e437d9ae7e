import 'server-only';
import { conditions } from '@/content/types/listing';
import { valuedTypes } from '@/content/types/property-type';
import { formatArea, formatDate, formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { listListings, type Listing } from '@/lib/listings/catalogue/listings';
import { shownPrice } from '@/lib/listings/list/shown-price';
import { getArea } from '@/lib/site/areas';
import { quarterWords } from '@/lib/site/price-levels';
import { mostLike } from './comparable';
import { ownSales, type SoldPrice } from './own-sales';
import { isFlat, type ValuationInput } from './valuation-input';
import type { ValuedPlace } from './valuation-places';

export type ComparableView = Readonly<{
  card: ListingCardView;
  status: string;
  price: string;
  perArea: string;
  against: string;
  differences: readonly string[];
}>;

export const COMPARABLE_COUNT = 3;

/** Smaller differences count as none (fraction). */
const LIKE = 0.02;

/** Returns at most three similar listings; `perArea` is the middle of the estimate, EUR per m2. */
export function comparableViews(
  input: ValuationInput,
  place: ValuedPlace,
  perArea: number,
  locale: Locale,
  t: Translator<'valuationPage'>,
): readonly ComparableView[] {
  const property = { area: place.area ?? '', group: place.group, isFlat: isFlat(input.type), size: input.size };
  return mostLike(property, candidates(), COMPARABLE_COUNT).map(({ listing, price, size }) => {
    const own = price / size;
    return {
      card: getListingCard(listing, locale),
      status: t(`comparable.status.${listing.status}`),
      price: formatPrice(price, locale),
      perArea: `${formatPrice(own, locale)}/m²`,
      against: againstText(own / perArea - 1, locale, t),
      differences: differencesOf(input, listing, size, locale, t),
    };
  });
}

/** One sentence on own closed sales; null below three. */
export function ownSalesText(
  input: ValuationInput,
  place: ValuedPlace,
  perArea: number,
  sold: readonly SoldPrice[],
  locale: Locale,
  t: Translator<'valuationPage'>,
): string | null {
  const found = ownSales({ level: place.id, group: place.group, isFlat: isFlat(input.type) }, sold);
  if (!found) return null;
  const [first, last] = [quarterWords(found.firstQuarter, locale), quarterWords(found.lastQuarter, locale)];
  const sentence = t('comparable.own.text', {
    count: found.count,
    kind: isFlat(input.type) ? 'flat' : 'house',
    place: found.scope === 'place' ? place.name : t(`comparable.own.groups.${place.group}`),
    period: first === last ? first : t('comparable.own.span', { first, last }),
    amount: formatPrice(found.perArea, locale),
  });
  return `${sentence} ${againstText(found.perArea / perArea - 1, locale, t)}.`;
}

function candidates() {
  return listListings().flatMap((listing) => {
    const type = valuedTypes.find((known) => known === listing.type);
    const price = shownPrice(listing);
    if (!type || listing.operation !== 'sale' || listing.builtArea === null || price === null) return [];
    const { area, builtArea: size, status } = listing;
    return [{ listing, price, status, area: area as string, group: getArea(area).group, isFlat: isFlat(type), size }];
  });
}

function againstText(share: number, locale: Locale, t: Translator<'valuationPage'>): string {
  const words = { share: formatPercent(Math.abs(share), locale, 0) };
  if (Math.abs(share) < LIKE) return t('comparable.against.like');
  return share > 0 ? t('comparable.against.above', words) : t('comparable.against.below', words);
}

function differencesOf(
  input: ValuationInput,
  { condition, updated }: Listing,
  size: number,
  locale: Locale,
  t: Translator<'valuationPage'>,
): readonly string[] {
  const metres = Math.round(Math.abs(size - input.size));
  const area = formatArea(metres, locale);
  const better = condition && conditions.indexOf(condition) - conditions.indexOf(input.condition);
  return [
    metres === 0
      ? t('comparable.differences.sameSize')
      : t(size > input.size ? 'comparable.differences.larger' : 'comparable.differences.smaller', { area }),
    ...(condition && better !== null
      ? [
          t(
            better === 0
              ? 'comparable.differences.sameCondition'
              : better < 0
                ? 'comparable.differences.better'
                : 'comparable.differences.worse',
            { condition: t(`form.options.${condition}`) },
          ),
        ]
      : []),
    t('comparable.differences.date', { date: formatDate(updated, locale) }),
  ];
}
