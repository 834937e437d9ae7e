import { articleIds } from '@/content/articles/ids';
import { team } from '@/content/en/team';
import { guides } from '@/content/guides';

// Ids only, to keep the middleware small.
const articles: ReadonlySet<string> = new Set(articleIds);
export const memberIds: ReadonlySet<string> = new Set(team.map(({ id }) => id));
const guideIds: ReadonlySet<string> = new Set(guides.map(({ id }) => id));

export function isArticleId(id: string): boolean {
  return articles.has(id);
}

export function isGuideId(id: string): boolean {
  return guideIds.has(id);
}

export function isMemberId(id: string): boolean {
  return memberIds.has(id);
}
