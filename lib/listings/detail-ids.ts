import { articleIds } from '@/content/articles/ids';
import { guides } from '@/content/guides';
import { defaultLocale } from '@/lib/i18n/locales';
import { listTeam } from '@/lib/site/team';

// Ids only, to keep the middleware small.
const articles: ReadonlySet<string> = new Set(articleIds);
const guideIds: ReadonlySet<string> = new Set(guides.map(({ id }) => id));

export function isArticleId(id: string): boolean {
  return articles.has(id);
}

export function isGuideId(id: string): boolean {
  return guideIds.has(id);
}

/** Founder first. */
export function memberIds(): readonly string[] {
  return listTeam(defaultLocale).map(({ id }) => id);
}

export function isMemberId(id: string): boolean {
  return memberIds().includes(id);
}
