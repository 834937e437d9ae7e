import 'server-only';
import { articlesForGuide, guidesAfter } from './related-guides';
import type { Locale } from '@/lib/i18n/locales';
import { listArticles, type ArticleSummary } from './articles';
import { findGuide, listGuides, type Guide, type GuideSummary } from './guides';

const ARTICLES_SHOWN = 3;
const GUIDES_SHOWN = 3;

export type GuidePage = Readonly<{
  guide: Guide;
  articles: readonly ArticleSummary[];
  next: readonly GuideSummary[];
}>;

export function readGuidePage(id: string, locale: Locale): GuidePage | null {
  const guide = findGuide(id, locale);
  if (!guide) return null;
  return {
    guide,
    articles: articlesForGuide(guide.category, listArticles(locale), ARTICLES_SHOWN),
    next: guidesAfter(guide, listGuides(locale), GUIDES_SHOWN),
  };
}
