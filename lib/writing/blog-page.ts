import 'server-only';
import {
  articleCategories,
  articlesOf,
  categoryHref,
  countByCategory,
  noArticleFilter,
  searchTexts,
  subjectHref,
  subjects,
  textsOn,
  type ArticleCategory,
  type ArticleFilter,
  type Subject,
} from './article-filter';
import { paginate, type PageOf } from '@/lib/text/paginate';
import type { Locale } from '@/lib/i18n/locales';
import { listArticles, popularArticles, type ArticleSummary } from './articles';
import { listGuides, type GuideSummary } from './guides';

const ARTICLES_PER_PAGE = 6;

export type FilterOption<Id extends string> = Readonly<{
  id: Id;
  count: number;
  href: ReturnType<typeof categoryHref>;
}>;

export type BlogText = ArticleSummary | GuideSummary;

export const isGuide = (text: BlogText): text is GuideSummary => 'steps' in text;

/** Categories and subjects: those of an article, and the chosen one. */
export type Blog = Readonly<{
  filter: ArticleFilter;
  texts: PageOf<BlogText>;
  categories: readonly FilterOption<ArticleCategory>[];
  subjects: readonly FilterOption<Subject>[];
  popular: readonly ArticleSummary[];
}>;

export function readBlog(locale: Locale, wanted: ArticleFilter = noArticleFilter): Blog {
  const articles = listArticles(locale);
  const all: readonly BlogText[] = [...articles, ...listGuides(locale)];
  const foundArticles = searchTexts(articles, wanted.q);
  const found = searchTexts(all, wanted.q);
  const chosen = wanted.subject ? textsOn(found, wanted.subject) : articlesOf(foundArticles, wanted.category);
  const texts = paginate<BlogText>(chosen, wanted.page, ARTICLES_PER_PAGE);
  const isUnreachable = found.length === 0;
  const counts = countByCategory(isUnreachable ? articles : foundArticles);
  const base = isUnreachable ? { ...wanted, q: '' } : wanted;
  return {
    filter: { ...wanted, page: texts.page },
    texts,
    categories: articleCategories
      .filter((id) => id === wanted.category || articlesOf(articles, id).length > 0)
      .map((id) => ({ id, count: counts[id], href: categoryHref(base, id) })),
    subjects: subjects
      .filter((id) => id === wanted.subject || textsOn(articles, id).length > 0)
      .map((id) => ({ id, count: textsOn(isUnreachable ? all : found, id).length, href: subjectHref(base, id) })),
    popular: popularArticles(locale),
  };
}
