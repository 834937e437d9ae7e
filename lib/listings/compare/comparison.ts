import 'server-only';
import { oldMonths } from '@/lib/costs/figure-age';
import { lendingFigures, maxLoanToValue } from '@/lib/costs/rates';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf, type Translator } from '@/lib/i18n/translator';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { findListing, type Listing } from '@/lib/listings/catalogue/listings';
import type { FloorPlanView } from '@/lib/listings/page/floor-plan';
import { keyFigures, pricePerArea } from '@/lib/listings/page/key-figures';
import { listingKind } from '@/lib/listings/page/kind-label';
import { costsView, listingBill } from '@/lib/listings/page/listing-costs';
import { listingMeans } from '@/lib/listings/page/listing-means';
import { monthlyPayment } from '@/lib/listings/page/monthly-payment';
import { nearestBeach, nearestStation, type Nearby } from '@/lib/listings/page/nearest';
import { priceLevelOf } from '@/lib/listings/page/price-level';
import { roomsView } from '@/lib/listings/page/rooms';
import { listingPlaceView, type ListingPlaceView } from '@/lib/listings/map/listing-place';
import { bestOf, type RowId } from './better-value';
import { yieldsOf } from '@/lib/listings/page/yields';

export const MAX_COMPARED = 4;

const rowIds: readonly RowId[] = [
  'total',
  'monthly',
  'cash',
  'perArea',
  'energy',
  'sea',
  'station',
  'yield',
  'rooms',
  'size',
];

export type ComparisonView = Readonly<{
  cards: readonly ListingCardView[];
  /** Null: not applicable or unknown. */
  rows: readonly Readonly<{ id: RowId; values: readonly (string | null)[]; best: number | null }>[];
  plans: readonly (Readonly<{ name: string | null; plan: FloorPlanView | null }> | null)[];
  places: readonly (ListingPlaceView | null)[];
  /** Price levels of the places, each once. */
  levels: readonly string[];
  assumptions: string | null;
}>;

/** Compares the first four known ids. Rows without values are omitted. */
export function compareListings(ids: readonly string[], locale: Locale): ComparisonView {
  const listings = ids.flatMap((id) => findListing(id) ?? []).slice(0, MAX_COMPARED);
  const tFacts = translatorOf(locale, 'listingFacts');
  const facts = listings.map((listing) => factsOf(listing, locale));
  const bought = listings.find((listing) => listingKind(listing) === 'home' && listingBill(listing));
  return {
    cards: listings.map((listing) => getListingCard(listing, locale)),
    rows: rowIds
      .map((id) => ({ id, values: facts.map((values) => values[id]), best: bestOf(id, listings) }))
      .filter(({ values }) => values.some((value) => value !== null)),
    plans: listings.map((listing) => roomsView(listing, locale, tFacts)?.floors.find(({ plan }) => plan) ?? null),
    places: listings.map(listingPlaceView),
    levels: [...new Set(listings.flatMap((listing) => levelOf(listing, locale) ?? []))],
    assumptions: bought ? assumptionsOf(locale) : null,
  };
}

function factsOf(listing: Listing, locale: Locale): Readonly<Record<RowId, string | null>> {
  // TypeScript takes seconds to check a translator created inside an argument.
  const t = translatorOf(locale, 'comparison');
  const tFacts = translatorOf(locale, 'listingFacts');
  const tCosts = translatorOf(locale, 'listingCosts');
  const tPrice = translatorOf(locale, 'listingPrice');
  const bill = listingBill(listing);
  const means = listingMeans(listing, 'resident');
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
    cash: 'missing' in means ? null : formatPrice(means.cash, locale),
    perArea: perAreaOf(listing, locale),
    energy: getListingCard(listing, locale).energyLabel,
    sea: minutesOf(nearestBeach(listing), tFacts),
    station: minutesOf(nearestStation(listing), tFacts),
    yield: yields ? t('yield', { gross: percent(yields.gross), net: percent(yields.net) }) : null,
    rooms: figure('bedrooms', 'bathrooms'),
    size: figure('built', 'plot', 'usable'),
  };
}

function perAreaOf(listing: Listing, locale: Locale): string | null {
  const amount = pricePerArea(listing, locale);
  return amount === null ? null : `${amount}/m²`;
}

function levelOf(listing: Listing, locale: Locale): string | null {
  const found = priceLevelOf(listing);
  if (!found) return null;
  const { basis, name, price } = found;
  const { period, source, value } = price;
  const figures = { amount: formatPrice(value, locale), basis, period: period[locale], source: source[locale] };
  return `${name}: ${translatorOf(locale, 'listingPrice')('level', figures)}`;
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

function minutesOf(nearest: Nearby | undefined, t: Translator<'listingFacts'>): string | null {
  return nearest ? t(`minutes.${nearest.by}`, { minutes: String(nearest.minutes) }) : null;
}
