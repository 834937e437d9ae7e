import 'server-only';
import { matchExample } from '@/content/examples';
import { meanMortgageRate, meanMortgageTermYears } from '@/content/rates';
import { stackedBarPaths, type StackedBarPaths } from '@/lib/charts/stacked-bars';
import { toCents, toEuros, type Cents } from '@/lib/costs/money';
import { amortise, byYear, monthlyInstalment } from '@/lib/costs/mortgage/amortisation';
import { recommend } from '@/lib/listings/similar/recommendations';
import { formatNumber, formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { rangeAround, SPREAD } from '@/lib/valuation/valuation';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { shownAreas } from '@/lib/listings/list/shown-areas';
import { placeLevel } from '@/lib/listings/place/place-level';
import { isSampleTown } from '@/lib/site/own-town';
import { levelSources, priceLevels } from '@/lib/site/price-levels';
import { withGroup } from '@/lib/listings/catalogue/listing-group';
import { findListing, listListings } from '@/lib/listings/catalogue/listings';
import type { InCommon } from '@/lib/listings/similar/recommendations-page';

const DISTRICTS_SHOWN = 6;
const SCALE_STEP = 500;

const EXAMPLE_LOAN_EUROS = 300_000;
const MATCHES_SHOWN = 2;
const BARS = { height: 112, bar: 6, gap: 2 };

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

/** Null where no two areas of the agency have a level. */
export function readPriceLevels(locale: Locale): PriceLevelsView | null {
  const shown = levelsOf()
    .toSorted((one, other) => other.price.value - one.price.value)
    .slice(0, DISTRICTS_SHOWN);
  if (shown.length < 2) return null;
  const ends = shown.map(({ price }) => rangeAround(price.value));
  const from = Math.floor(Math.min(...ends.map(({ low }) => low)) / SCALE_STEP) * SCALE_STEP;
  const to = Math.ceil(Math.max(...ends.map(({ high }) => high)) / SCALE_STEP) * SCALE_STEP;
  const place = (value: number) => Math.round(((value - from) / (to - from)) * 1000) / 10;
  return {
    rows: shown.map(({ id, name, price: { value } }) => {
      const { low, high } = rangeAround(value);
      return { id, name, price: formatNumber(value, locale), low: place(low), middle: place(value), high: place(high) };
    }),
    scale: [formatNumber(from, locale), formatNumber(to, locale)],
    spread: formatPercent(SPREAD, locale),
    source: levelSources(shown, locale),
  };
}

function levelsOf() {
  const { coast, districts } = priceLevels();
  if (isSampleTown()) return districts;
  const own = new Set(shownAreas().map(({ id }) => placeLevel(id)));
  return [...districts, ...coast].filter((level) => own.has(level));
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

export function readMortgageExample(locale: Locale): MortgageExampleView {
  const years = meanMortgageTermYears.value;
  const loan = { principal: toCents(EXAMPLE_LOAN_EUROS), annualRate: meanMortgageRate.value, months: years * 12 };
  const course = byYear(amortise(loan));
  const euros = (cents: Cents) => formatPrice(toEuros(cents), locale);
  const bars = course.map(({ capital, interest }) => ({ lower: Number(capital), upper: Number(interest) }));
  return {
    loan: euros(loan.principal),
    years,
    rate: formatPercent(loan.annualRate, locale),
    instalment: euros(monthlyInstalment(loan)),
    firstInterest: euros(course[0]?.interest ?? 0n),
    lastInterest: euros(course.at(-1)?.interest ?? 0n),
    period: meanMortgageRate.period[locale],
    source: meanMortgageRate.source[locale],
    paths: { ...stackedBarPaths(bars, BARS), height: BARS.height },
  };
}

export type MatchesView = Readonly<{
  saved: string;
  listings: readonly Readonly<{ card: ListingCardView; common: InCommon }>[];
}>;

export function readMatches(locale: Locale): MatchesView | null {
  const saved = findListing(matchExample.saved) ?? listListings()[0];
  if (!saved) return null;
  const found = recommend({ saved: [withGroup(saved)], seen: [] }, listListings().map(withGroup), MATCHES_SHOWN);
  return {
    saved: saved.text[locale].title,
    listings: found.map(({ listing, shared }) => ({
      card: getListingCard(listing, locale),
      common: { listing, shared },
    })),
  };
}
