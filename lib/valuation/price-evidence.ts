import 'server-only';
import { valuedTypes } from '@/content/types/property-type';
import type { ListingDraft } from '@/content/types/listing';
import { formatArea, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { priceLevelOf } from '@/lib/listings/page/price-level';
import { levelWords } from '@/lib/places/level-words';
import { getArea } from '@/lib/site/areas';
import { quarterWords } from '@/lib/site/price-levels';
import { quarterOf } from '@/lib/site/quarters';
import { capitalised } from '@/lib/text/capitalised';
import { mostLike } from './comparable';
import { levelIdOf, type SoldPrice } from './own-sales';
import { isFlat } from './valuation-input';

const SALES_SHOWN = 6;

/** What the desk compares a price with. Sales have no address, so a single one may be shown to staff. */
export type PriceEvidence = Readonly<{
  own: string | null;
  level: Readonly<{ term: string; value: string; source: string }> | null;
  sales: readonly Readonly<{ home: string; price: string; perArea: string; quarter: string }>[];
}>;

/** Null for a listing that is not valued: a letting, a plot or premises, or without place or type. */
export function priceEvidence(draft: ListingDraft, sold: readonly SoldPrice[], locale: Locale): PriceEvidence | null {
  const { area, builtArea, operation, price } = draft;
  const type = valuedTypes.find((known) => known === draft.type);
  if (operation !== 'sale' || !area || !type) return null;
  const words = { locale, t: translatorOf(locale, 'placePage'), tPrice: translatorOf(locale, 'listingPrice') };
  const level = priceLevelOf({ area, operation, type }) && levelWords(area, words);
  const perArea = (euros: number, size: number) => `${formatPrice(euros / size, locale)}/m²`;
  const compared = { area: levelIdOf(area), group: groupOf(area), isFlat: isFlat(type), size: builtArea ?? 0 };
  const alike = builtArea ? mostLike(compared, sold.map(toCandidate), SALES_SHOWN) : [];
  const tTypes = translatorOf(locale, 'valuationPage');
  return {
    own: price && builtArea ? perArea(price, builtArea) : null,
    level: level && { term: level.term, value: capitalised(level.value), source: level.source },
    sales: alike.map(({ sale }) => ({
      home: [tTypes(`form.options.${sale.type}`), getArea(sale.area).name, formatArea(sale.size, locale)].join(', '),
      price: formatPrice(sale.price, locale),
      perArea: perArea(sale.price, sale.size),
      quarter: quarterWords(quarterOf(sale.soldOn), locale),
    })),
  };
}

const toCandidate = (sale: SoldPrice) => ({
  sale,
  area: levelIdOf(sale.area),
  group: groupOf(sale.area),
  isFlat: isFlat(sale.type),
  size: sale.size,
  status: 'sold' as const,
});

/** Elsewhere, only the same place is alike. */
function groupOf(area: string): string {
  const { group } = getArea(area);
  return group === 'elsewhere' ? levelIdOf(area) : group;
}
