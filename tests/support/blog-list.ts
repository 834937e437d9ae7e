import type { Page } from '@playwright/test';
import { articlesIn } from './articles';
import { texts } from './texts';

export const PER_PAGE = 6;
export const categories = ['buying', 'investment', 'renovation', 'design', 'selling', 'market'] as const;

export const titlesShown = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => article.querySelector('h2, h3')?.textContent ?? ''));

export function blogList(locale: 'en' | 'es') {
  const t = texts[locale].blogPage;
  const names = texts[locale].articleCategories;
  const articles = articlesIn(locale);
  const titles = articles.map(({ title }) => title);
  const of = (category: string) => articles.filter((article) => article.category === category);
  const categoryLink = (page: Page, category: (typeof categories)[number]) =>
    page
      .getByRole('navigation', { name: t.categories })
      .getByRole('link', { name: new RegExp(`^${names[category]} `) });
  return { t, names, articles, titles, of, categoryLink };
}
