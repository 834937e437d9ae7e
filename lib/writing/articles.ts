import 'server-only';
import { articleEntries } from '@/content/articles/entries';
import { articleIds, type ArticleId } from '@/content/articles/ids';
import { articleTexts as englishTexts } from '@/content/en/articles/all';
import { articleTexts as spanishTexts } from '@/content/es/articles/all';
import { fillFigures } from './fill-figures';
import { readingMinutes } from './reading-time';
import type { ArticleEntry, ArticleText, Source } from '@/content/types/writing';
import { memoizeByLocale } from '@/lib/i18n/memoize-by-locale';
import { articlePath } from '@/lib/i18n/routes';
import type { Locale } from '@/lib/i18n/locales';

export type { Source };

export type ArticleSummary = ArticleEntry &
  Readonly<{ id: ArticleId; href: ReturnType<typeof articlePath>; title: string; excerpt: string; minutes: number }>;

/** `fullContent` is HTML for `lib/site/rich-text`. */
export type Article = ArticleSummary & Pick<ArticleText, 'fullContent' | 'sources'>;

const texts: Readonly<Record<Locale, Readonly<Record<ArticleId, ArticleText>>>> = {
  en: fillFigures(englishTexts, 'en'),
  es: fillFigures(spanishTexts, 'es'),
};

const POPULAR = 3;

/** Built once: reading times count every word. */
const articlesIn = memoizeByLocale((locale): ReadonlyMap<string, Article> => {
  const articleIn = (id: ArticleId): Article => {
    const text = texts[locale][id];
    return { id, href: articlePath(id), ...articleEntries[id], ...text, minutes: readingMinutes(text.fullContent) };
  };
  return new Map(articleIds.map((id) => [id, articleIn(id)]));
});

/** Newest first. */
export const listArticles = memoizeByLocale((locale): readonly ArticleSummary[] =>
  [...articlesIn(locale).values()]
    .map(({ fullContent: _body, sources: _sources, ...summary }) => summary)
    .sort((a, b) => b.date.localeCompare(a.date)),
);

/** The three most linked; newest first among equals. */
export const popularArticles = memoizeByLocale((locale): readonly ArticleSummary[] => {
  const bodies = [...articlesIn(locale).values()].map(({ fullContent }) => fullContent);
  return listArticles(locale)
    .map((article) => ({ article, links: bodies.filter((body) => body.includes(`"${article.href}"`)).length }))
    .sort((a, b) => b.links - a.links)
    .slice(0, POPULAR)
    .map(({ article }) => article);
});

export function findArticle(id: string, locale: Locale): Article | null {
  return articlesIn(locale).get(id) ?? null;
}
