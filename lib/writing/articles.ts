import 'server-only';
import { articleEntries } from '@/content/articles/entries';
import { articleIds, type ArticleId } from '@/content/articles/ids';
import { articleTexts as englishTexts } from '@/content/en/articles/all';
import { articleTexts as spanishTexts } from '@/content/es/articles/all';
import { isHiddenArticle } from '@/lib/site/samples';
import { findStoredImage, isStoredImageName } from '@/lib/site/stored-images';
import { perWriting, type DeskArticle } from './desk-writing';
import { fillFigures } from './fill-figures';
import { readingMinutes } from './reading-time';
import type { ArticleEntry, ArticleText, Source } from '@/content/types/writing';
import { memoizeByLocale } from '@/lib/i18n/memoize-by-locale';
import { articlePath } from '@/lib/i18n/routes';
import type { Locale } from '@/lib/i18n/locales';

export type { Source };

export type ArticleSummary = ArticleEntry &
  Readonly<{
    href: ReturnType<typeof articlePath>;
    title: string;
    excerpt: string;
    minutes: number;
    imageAlt?: string;
  }>;

export type Article = ArticleSummary & Pick<ArticleText, 'fullContent' | 'sources'>;

const texts: Readonly<Record<Locale, Readonly<Record<ArticleId, ArticleText>>>> = {
  en: fillFigures(englishTexts, 'en'),
  es: fillFigures(spanishTexts, 'es'),
};

const POPULAR = 3;
const STAND_IN = 'blog-market';

const contentArticles = memoizeByLocale((locale): readonly Article[] =>
  articleIds.map((id) => {
    const text = texts[locale][id];
    return { id, href: articlePath(id), ...articleEntries[id], ...text, minutes: readingMinutes(text.fullContent) };
  }),
);

const articlesIn = perWriting((locale, { articles }): ReadonlyMap<string, Article> => {
  const ofDesk = articles.map((article) => articleOfDesk(article, locale));
  const ofFiles = contentArticles(locale).filter(({ id }) => !isHiddenArticle(id));
  return new Map([...ofDesk, ...ofFiles].map((article) => [article.id, article]));
});

function articleOfDesk({ text, ...entry }: DeskArticle, locale: Locale): Article {
  const own = text[locale];
  return {
    ...entry,
    ...own,
    image: isStoredImageName(entry.image) && !findStoredImage(entry.image) ? STAND_IN : entry.image,
    href: articlePath(entry.id),
    minutes: readingMinutes(own.fullContent),
    sources: [],
  };
}

export const listArticles = perWriting((locale): readonly ArticleSummary[] =>
  [...articlesIn(locale).values()]
    .map(({ fullContent: _body, sources: _sources, ...summary }) => summary)
    .sort((a, b) => b.date.localeCompare(a.date)),
);

/** Returns the three most linked; newest first among equals. */
export const popularArticles = perWriting((locale): readonly ArticleSummary[] => {
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
