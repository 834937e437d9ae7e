import 'server-only';
import { paysFor, type Budget } from '@/lib/costs/budget/budget';
import type { BudgetInput } from '@/lib/costs/budget/budget-input';
import { budgetRules } from '@/lib/costs/budget/budget-rules';
import { roundShare, shareOf, toCents, type Cents } from '@/lib/costs/money';
import type { Listing } from '@/content/types/listing';
import { formatPrice } from '@/lib/i18n/format';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { countListings, listingsHref } from '@/lib/listings/list/search-page';
import { listingKind } from '@/lib/listings/page/kind-label';
import { listingBill } from '@/lib/listings/page/listing-costs';
import { noFilters } from '@/lib/listings/search/filters';
import { roundedDown } from './rounded-down';

type PricedListing = Readonly<{ listing: Listing; price: Cents; total: Cents }>;

/** Homes for sale with known tax rates, highest price first. */
const pricedListings = perCatalogue(({ listings }): readonly PricedListing[] =>
  listings
    .filter((listing) => listing.status === 'available' && listingKind(listing) === 'home')
    .flatMap((listing) => {
      const bill = listingBill(listing);
      return bill ? [{ listing, price: toCents(bill.price), total: toCents(bill.total) }] : [];
    })
    .toSorted((one, other) => other.listing.price - one.listing.price),
);

/** Taxes and fees differ for new builds. */
export function listingsWithin(input: BudgetInput, { largestLoan, price: most }: Budget): readonly Listing[] {
  const { loanToValue, purchase } = budgetRules(input);
  const savings = toCents(input.savings);
  const appraisal = toCents(purchase.appraisal);
  return pricedListings().flatMap(({ listing, price, total }) => {
    if (listing.region !== input.region || listing.price > most) return [];
    const share = roundShare(shareOf(price, loanToValue.to));
    const loan = share < largestLoan ? share : largestLoan;
    return paysFor({ total, loan, appraisal }, savings) ? [listing] : [];
  });
}

export type BudgetListings = Readonly<{
  text: string;
  cards: readonly (Pick<ListingCardView, 'energyLabel' | 'id' | 'image' | 'place' | 'price' | 'title' | 'type'> &
    Readonly<{ href: string }>)[];
  all: Readonly<{ href: string; label: string }>;
}>;

const CARDS = 3;

export function listingsView(
  input: BudgetInput,
  budget: Budget,
  locale: Locale,
  { t, costs }: Readonly<{ t: Translator<'budgetPage.result'>; costs: Translator<'listingCosts'> }>,
): BudgetListings {
  const listings = listingsWithin(input, budget);
  const maxPrice = roundedDown(budget.price);
  const upTo = { ...noFilters, operation: 'sale', maxPrice } as const;
  const list = countListings(upTo) > 0 ? upTo : ({ ...noFilters, operation: 'sale', sort: 'price-asc' } as const);
  const count = listings.length;
  const found = t('found', { count, regionIn: costs(`regionIn.${input.region}`) });
  return {
    text: count > CARDS ? `${found} ${t('nearest')}` : found,
    cards: listings.slice(0, CARDS).map((listing) => {
      const { energyLabel, href, id, image, place, price, title, type } = getListingCard(listing, locale);
      return { energyLabel, id, image, place, price, title, type, href: localizedHref(locale, href) };
    }),
    all: {
      href: localizedHref(locale, listingsHref(list)),
      label: list === upTo ? t('all', { price: formatPrice(maxPrice, locale) }) : t('cheapest'),
    },
  };
}
