import 'server-only';
import { matchExample } from '@/content/examples';
import { barcelonaLevels, priceMethod } from '@/content/price-levels';
import { meanMortgageRate, meanMortgageTermYears } from '@/content/rates';
import { stackedBarPaths, type StackedBarPaths } from '@/lib/domain/charts/stacked-bars';
import { amortise, byYear, monthlyInstalment } from '@/lib/domain/mortgage/amortisation';
import { formatNumber, formatPercent, formatPrice } from '@/lib/format';
import type { Wish } from '@/content/types/examples';
import type { Locale } from '@/lib/i18n/locales';
import { getListingCard, type ListingCardView } from '@/lib/content/listing-card';
import { findListing } from '@/lib/content/listings';

/** The districts shown, and the ends of their scale in EUR per m2. */
const DISTRICTS_SHOWN = 6;
const SCALE = { from: 4_000, to: 8_000 };

const EXAMPLE_LOAN_EUROS = 300_000;
const CENTS = 100;
const BARS = { height: 112, bar: 6, gap: 2 };

/** Places on the scale of the chart are percentages of its width. */
type PriceLevelRow = Readonly<{
  id: string;
  name: string;
  price: string;
  low: number;
  middle: number;
  high: number;
}>;

export type PriceLevelsView = Readonly<{
  rows: readonly PriceLevelRow[];
  scale: readonly [from: string, to: string];
  spread: string;
  source: string;
}>;

/** The dearest districts of the city, each with the range that the valuation tool would show. */
export function readPriceLevels(locale: Locale): PriceLevelsView {
  const shown = barcelonaLevels.toSorted((one, other) => other.price.value - one.price.value).slice(0, DISTRICTS_SHOWN);
  const spread = priceMethod.spread.from;
  const place = (value: number) => Math.round(((value - SCALE.from) / (SCALE.to - SCALE.from)) * 1000) / 10;
  return {
    rows: shown.map(({ id, name, price: { value } }) => ({
      id,
      name,
      price: formatNumber(value, locale),
      low: place(value * (1 - spread)),
      middle: place(value),
      high: place(value * (1 + spread)),
    })),
    scale: [formatNumber(SCALE.from, locale), formatNumber(SCALE.to, locale)],
    spread: formatPercent(spread, locale),
    source: shown[0]?.price.source[locale] ?? '',
  };
}

export type MortgageExampleView = Readonly<{
  loan: string;
  years: number;
  rate: string;
  instalment: string;
  firstInterest: string;
  lastInterest: string;
  period: string;
  source: string;
  paths: StackedBarPaths & Readonly<{ height: number }>;
}>;

/** The mean new mortgage of the statistics, year by year. */
export function readMortgageExample(locale: Locale): MortgageExampleView {
  const years = meanMortgageTermYears.value;
  const loan = { principal: EXAMPLE_LOAN_EUROS * CENTS, annualRate: meanMortgageRate.value, months: years * 12 };
  const course = byYear(amortise(loan));
  const euros = (cents: number) => formatPrice(cents / CENTS, locale);
  const bars = course.map(({ capital, interest }) => ({ lower: capital, upper: interest }));
  return {
    loan: euros(loan.principal),
    years,
    rate: formatPercent(loan.annualRate, locale),
    instalment: euros(monthlyInstalment(loan)),
    firstInterest: euros(course[0]?.interest ?? 0),
    lastInterest: euros(course.at(-1)?.interest ?? 0),
    period: meanMortgageRate.period[locale],
    source: meanMortgageRate.source[locale],
    paths: { ...stackedBarPaths(bars, BARS), height: BARS.height },
  };
}

export type MatchView = Readonly<{ card: ListingCardView; met: number; missing: readonly Wish[] }>;

/**
 * Homes of the portfolio measured against the example's wishes.
 * @throws Error where the example names a home that is not there.
 */
export function readMatches(locale: Locale): Readonly<{ wishes: readonly Wish[]; homes: readonly MatchView[] }> {
  const { wishes, listings } = matchExample;
  const homes = listings.map((id) => {
    const listing = findListing(id);
    if (!listing) throw new Error(`The example of recommendations names ${id}, which is not in the portfolio`);
    const missing = wishes.filter((wish) => !listing.features.includes(wish));
    return { card: getListingCard(listing, locale), met: wishes.length - missing.length, missing };
  });
  return { wishes, homes };
}
