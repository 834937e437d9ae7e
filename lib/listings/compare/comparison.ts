import 'server-only';
import { oldMonths } from '@/lib/costs/figure-age';
import { lendingFigures, maxLoanToValue } from '@/lib/costs/rates';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { findListing, type Listing } from '@/lib/listings/catalogue/listings';
import { keyFigures, pricePerArea } from '@/lib/listings/page/key-figures';
import { listingKind } from '@/lib/listings/page/kind-label';
import { costsView, listingBill } from '@/lib/listings/page/listing-costs';
import { monthlyPayment } from '@/lib/listings/page/monthly-payment';
import { priceLevelOf } from '@/lib/listings/page/price-level';
import { yieldsOf } from '@/lib/listings/page/yields';

export const MAX_COMPARED = 4;

const rowIds = ['total', 'monthly', 'perArea', 'energy', 'sea', 'yield', 'rooms', 'size'] as const;

type RowId = (typeof rowIds)[number];

export type ComparisonView = Readonly<{
  cards: readonly ListingCardView[];
  /** Null: not applicable or unknown. */
  rows: readonly Readonly<{ id: RowId; values: readonly (string | null)[] }>[];
  assumptions: string | null;
}>;

/** Compares the first four known ids. Rows without values are omitted. */
export function compareListings(ids: readonly string[], locale: Locale): ComparisonView {
  const listings = ids.flatMap((id) => findListing(id) ?? []).slice(0, MAX_COMPARED);
  const facts = listings.map((listing) => factsOf(listing, locale));
  const bought = listings.find((listing) => listingKind(listing) === 'home' && listingBill(listing));
  return {
    cards: listings.map((listing) => getListingCard(listing, locale)),
    rows: rowIds
      .map((id) => ({ id, values: facts.map((values) => values[id]) }))
      .filter(({ values }) => values.some((value) => value !== null)),
    assumptions: bought ? assumptionsOf(locale) : null,
  };
}

function factsOf(listing: Listing, locale: Locale): Readonly<Record<RowId, string | null>> {
  // One const per translator: TypeScript takes seconds to check a translator created inside an argument.
  const t = translatorOf(locale, 'comparison');
  const tFacts = translatorOf(locale, 'listingFacts');
  const tCosts = translatorOf(locale, 'listingCosts');
  const tPrice = translatorOf(locale, 'listingPrice');
  const bill = listingBill(listing);
  const { operation, price, region, status } = listing;
  const isListing = listingKind(listing) === 'home';
  const rent = operation === 'rent' && status !== 'sold' ? formatPrice(price, locale) : null;
  const yields = bill && yieldsOf(listing, bill.total);
  const percent = (share: number) => formatPercent(share, locale, 1);
  const figures = keyFigures(listing, locale, tFacts);
  const figure = (...kinds: readonly string[]) =>
    figures
      .filter(({ id }) => kinds.includes(id))
      .map(({ figure: value, label }) => [value, label].filter(Boolean).join(' '))
      .join(', ') || null;
  return {
    total: costsView(listing, locale, tCosts)?.total ?? null,
    monthly: bill && isListing && region ? monthlyPayment(bill, region, locale, tPrice).amount : rent,
    perArea: perAreaOf(listing, locale),
    energy: getListingCard(listing, locale).energyLabel,
    sea: seaOf(listing, locale),
    yield: yields ? t('yield', { gross: percent(yields.gross), net: percent(yields.net) }) : null,
    rooms: figure('bedrooms', 'bathrooms'),
    size: figure('built', 'plot', 'usable'),
  };
}

function perAreaOf(listing: Listing, locale: Locale): string | null {
  const amount = pricePerArea(listing, locale);
  if (amount === null) return null;
  const t = translatorOf(locale, 'comparison');
  const found = priceLevelOf(listing);
  if (!found) return `${amount}/m²`;
  const { basis, name, price } = found;
  const figures = { amount: formatPrice(price.value, locale), basis, period: price.period[locale] };
  return t('perArea', { amount, name, level: translatorOf(locale, 'listingPrice')('level', figures) });
}

function assumptionsOf(locale: Locale): string {
  const { meanRate, meanTermYears } = lendingFigures('resident');
  return translatorOf(locale, 'comparison')('assumptions', {
    share: formatPercent(maxLoanToValue('resident'), locale),
    years: String(meanTermYears.value),
    rate: formatPercent(meanRate.value, locale),
    source: meanRate.source[locale],
    period: meanRate.period[locale],
    age: oldMonths(meanRate.asOf, new Date()),
  });
}

function seaOf({ nearby }: Listing, locale: Locale): string | null {
  const beaches = nearby.filter(({ kind }) => kind === 'beach');
  const [nearest] = beaches.toSorted(
    (one, other) => Number(one.by === 'car') - Number(other.by === 'car') || one.minutes - other.minutes,
  );
  if (!nearest) return null;
  return translatorOf(locale, 'listingFacts')(`minutes.${nearest.by}`, { minutes: String(nearest.minutes) });
}
