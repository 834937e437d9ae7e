import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { findListing, type Listing } from '@/lib/listings/catalogue/listings';
import { findArticle, type ArticleSummary } from '@/lib/writing/articles';
import type { CampaignContent } from './campaign-content';

export const isShownPart = (listing: Listing | null): listing is Listing =>
  listing !== null && listing.status !== 'sold';

export function campaignParts(
  content: CampaignContent,
  locale: Locale,
): Readonly<{ listings: readonly Listing[]; articles: readonly ArticleSummary[] }> {
  return {
    listings: content.listings.map((id) => findListing(id)).filter(isShownPart),
    articles: content.articles.flatMap((id) => findArticle(id, locale) ?? []),
  };
}
