import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { getListingCard } from '@/lib/listings/list/listing-card';
import { findListing, listListings, listOnMarket, type Listing } from '@/lib/listings/catalogue/listings';
import { foldText } from '@/lib/text/fold-text';
import { findArticle, listArticles } from '@/lib/writing/articles';
import type { CampaignContent } from './campaign-content';
import { isShownPart } from './campaign-parts';

export type CampaignChoice = Readonly<{ id: string; label: string; isChosen: boolean; isGone: boolean }>;

const OFFERED_LISTINGS = 24;
const OFFERED_ARTICLES = 8;

/** Returns the chosen items in order, then the newest. */
export function campaignChoices(
  { articles, listings }: Pick<CampaignContent, 'articles' | 'listings'>,
  locale: Locale,
): Readonly<{ listings: readonly CampaignChoice[]; articles: readonly CampaignChoice[] }> {
  const newest = listOnMarket().toSorted((one, other) => other.published.localeCompare(one.published));
  const offered = newest.slice(0, OFFERED_LISTINGS).map(({ id }) => id);
  const newArticles = listArticles(locale).slice(0, OFFERED_ARTICLES);
  const choice = (chosen: readonly string[], id: string, label: string | null) => ({
    id,
    label: label ?? id,
    isChosen: chosen.includes(id),
    isGone: label === null,
  });
  return {
    listings: joined(listings, offered).map((id) => {
      const listing = findListing(id);
      const made = choice(listings, id, listing && listingLabel(listing, locale));
      return { ...made, isGone: !isShownPart(listing) };
    }),
    articles: joined(
      articles,
      newArticles.map(({ id }) => id),
    ).map((id) => choice(articles, id, findArticle(id, locale)?.title ?? null)),
  };
}

function listingLabel(listing: Listing, locale: Locale): string {
  const { place, price, priceNote, title } = getListingCard(listing, locale);
  return [listing.reference, title, place, [price, priceNote].filter(Boolean).join(' ')].join(' · ');
}

export function listingsOfReferences(typed: string): Readonly<{ ids: readonly string[]; unknown: string | null }> {
  const references = typed.split(/[,;]+/).map((reference) => reference.trim());
  const key = (reference: string) => foldText(reference).replace(/[^a-z0-9]/g, '');
  const known = new Map(listListings().map(({ id, reference }) => [key(reference), id]));
  const found = references.filter(Boolean).map((reference) => ({ reference, id: known.get(key(reference)) }));
  return {
    ids: found.flatMap(({ id }) => id ?? []),
    unknown: found.find(({ id }) => id === undefined)?.reference ?? null,
  };
}

const joined = (chosen: readonly string[], offered: readonly string[]) => [...new Set([...chosen, ...offered])];
