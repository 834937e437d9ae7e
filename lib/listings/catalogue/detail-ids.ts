import { articleIds } from '@/content/articles/ids';
import { guides } from '@/content/guides';
import { processState } from '@/lib/env/process-state';
import { defaultLocale } from '@/lib/i18n/locales';
import { isHiddenArticle } from '@/lib/site/samples';
import { listTeam } from '@/lib/site/team';

const articles: ReadonlySet<string> = new Set(articleIds);
const state = processState('desk-article-ids', () => ({
  published: new Set<string>() as ReadonlySet<string>,
  withdrawn: new Set<string>() as ReadonlySet<string>,
}));
const guideIds: ReadonlySet<string> = new Set(guides.map(({ id }) => id));

export function isArticleId(id: string): boolean {
  return (articles.has(id) && !isHiddenArticle(id)) || state.published.has(id);
}

export const isWithdrawnArticle = (id: string): boolean =>
  !isArticleId(id) && (state.withdrawn.has(id) || isHiddenArticle(id));

export function setArticleIds(published: readonly string[], withdrawn: readonly string[]): void {
  Object.assign(state, { published: new Set(published), withdrawn: new Set(withdrawn) });
}

export function isGuideId(id: string): boolean {
  return guideIds.has(id);
}

export function memberIds(): readonly string[] {
  return listTeam(defaultLocale).map(({ id }) => id);
}

export function isMemberId(id: string): boolean {
  return memberIds().includes(id);
}
