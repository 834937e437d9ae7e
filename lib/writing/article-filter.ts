import { foldText } from '@/lib/text/fold-text';
import { oneLine, single, type Query } from '@/lib/text/query';

export const articleCategories = ['buying', 'investment', 'renovation', 'design', 'selling', 'market'] as const;

export type ArticleCategory = (typeof articleCategories)[number];

export const subjects = ['property-market', 'buying-tips', 'area-guides', 'financing', 'design-decoration'] as const;

export type Subject = (typeof subjects)[number];

/** Category or subject, not both; pages from 1. */
export type ArticleFilter = Readonly<{
  q: string;
  category: ArticleCategory | null;
  subject: Subject | null;
  page: number;
}>;

export const noArticleFilter: ArticleFilter = { q: '', category: null, subject: null, page: 1 };

const articleParameters = ['q', 'category', 'subject', 'page'] as const;

const MAX_TEXT_LENGTH = 80;

/** Invalid or repeated values count as absent. */
export function parseArticleFilter(query: Query): ArticleFilter {
  const category = oneOf(articleCategories, single(query, 'category'));
  const page = single(query, 'page').trim();
  return {
    q: searchText(single(query, 'q')),
    category,
    subject: category === null ? oneOf(subjects, single(query, 'subject')) : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : noArticleFilter.page,
  };
}

function oneOf<T extends string>(known: readonly T[], value: string): T | null {
  const wanted = value.trim().toLowerCase();
  return known.find((candidate) => candidate === wanted) ?? null;
}

function searchText(value: string): string {
  const short = oneLine(value, MAX_TEXT_LENGTH);
  return foldText(short) === '' ? '' : short;
}

type Searchable = Readonly<{ title: string; excerpt: string }>;
type Categorised = Readonly<{ category: ArticleCategory }>;
type WithSubjects = Readonly<{ subjects: readonly Subject[] }>;

export function searchTexts<T extends Searchable>(texts: readonly T[], q: string): readonly T[] {
  const words = foldText(q).split(' ');
  return texts.filter(({ title, excerpt }) => {
    const text = foldText(`${title} ${excerpt}`);
    return words.every((word) => text.includes(word));
  });
}

export function articlesOf<A extends Categorised>(articles: readonly A[], category: ArticleCategory | null) {
  return category === null ? articles : articles.filter((article) => article.category === category);
}

export function countByCategory(articles: readonly Categorised[]): Readonly<Record<ArticleCategory, number>> {
  const counts = { buying: 0, investment: 0, renovation: 0, design: 0, selling: 0, market: 0 };
  for (const { category } of articles) counts[category] += 1;
  return counts;
}

export function textsOn<T extends WithSubjects>(texts: readonly T[], subject: Subject): readonly T[] {
  return texts.filter((text) => text.subjects.includes(subject));
}

export function articlesHref(filter: ArticleFilter): '/blog' | `/blog?${string}` {
  const query = articleParameters
    .filter((parameter) => filter[parameter] !== noArticleFilter[parameter])
    .map((parameter) => `${parameter}=${encodeURIComponent(filter[parameter] ?? '')}`)
    .join('&');
  return query === '' ? '/blog' : `/blog?${query}`;
}

export function categoryHref(filter: ArticleFilter, category: ArticleCategory) {
  return articlesHref({ ...filter, category: filter.category === category ? null : category, subject: null, page: 1 });
}

export function subjectHref(filter: ArticleFilter, subject: Subject) {
  return articlesHref({ ...filter, category: null, subject: filter.subject === subject ? null : subject, page: 1 });
}
