import 'server-only';
import { relatedArticles, relatedListings } from './related-articles';
import type { Locale } from '@/lib/i18n/locales';
import { findArticle, listArticles, type Article, type ArticleSummary } from './articles';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { listListings } from '@/lib/listings/catalogue/listings';
import { renderRichText, type RichTextSource } from '@/lib/site/rich-text';

const RELATED_COUNT = 3;

export type ArticlePage = Readonly<{
  article: Article;
  body: RichTextSource;
  related: readonly ArticleSummary[];
  listings: readonly ListingCardView[];
}>;

export function readArticlePage(id: string, locale: Locale): ArticlePage | null {
  const article = findArticle(id, locale);
  if (!article) return null;
  return {
    article,
    body: renderRichText(article.fullContent, locale),
    related: relatedArticles(article, listArticles(locale), RELATED_COUNT),
    listings: relatedListings(article, listListings(), RELATED_COUNT).map((listing) => getListingCard(listing, locale)),
  };
}
