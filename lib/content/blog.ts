import 'server-only';
import {
  articleCategories,
  articlesOf,
  categoryHref,
  countByCategory,
  noArticleFilter,
  searchArticles,
  type ArticleCategory,
  type ArticleFilter,
} from '@/lib/domain/articles/article-filter';
import { paginate, type PageOf } from '@/lib/domain/search/paginate';
import type { Locale } from '@/lib/i18n/locales';
import { listArticles, popularArticles, type ArticleSummary } from './articles';

const ARTICLES_PER_PAGE = 6;

export type CategoryOption = Readonly<{ id: ArticleCategory; count: number; href: ReturnType<typeof categoryHref> }>;

/** All that the blog's page shows for a filter. */
export type Blog = Readonly<{
  /** As asked for, its page corrected to one that exists. */
  filter: ArticleFilter;
  articles: PageOf<ArticleSummary>;
  /** How many articles each category would show with the same words, and where its link leads. */
  categories: readonly CategoryOption[];
  popular: readonly ArticleSummary[];
}>;

/** The blog in a language, narrowed by a filter. */
export function readBlog(locale: Locale, wanted: ArticleFilter = noArticleFilter): Blog {
  const all = listArticles(locale);
  const found = searchArticles(all, wanted.q);
  const articles = paginate(articlesOf(found, wanted.category), wanted.page, ARTICLES_PER_PAGE);
  // Words that are nowhere leave the categories as they are without them: ways out, not six dead ends.
  const isLost = found.length === 0;
  const counts = countByCategory(isLost ? all : found);
  const base = isLost ? { ...wanted, q: '' } : wanted;
  return {
    filter: { ...wanted, page: articles.page },
    articles,
    categories: articleCategories.map((id) => ({ id, count: counts[id], href: categoryHref(base, id) })),
    popular: popularArticles(locale),
  };
}
