import { articleIds } from '@/content/articles/ids';
import { team } from '@/content/en/team';
import { guides } from '@/content/guides';
import { listingIds } from '@/content/properties/ids';

// The ids alone, so that the middleware stays small.
const listings: ReadonlySet<string> = new Set(listingIds);
const articles: ReadonlySet<string> = new Set(articleIds);
/** Everybody of the team. */
export const memberIds: ReadonlySet<string> = new Set(team.map(({ id }) => id));
const guideIds: ReadonlySet<string> = new Set(guides.map(({ id }) => id));

/** Whether a home with this id exists. */
export function isListingId(id: string): boolean {
  return listings.has(id);
}

/** Whether an article with this id exists. */
export function isArticleId(id: string): boolean {
  return articles.has(id);
}

/** Whether a guide with this id exists. */
export function isGuideId(id: string): boolean {
  return guideIds.has(id);
}

/** Whether somebody of the team has this id. */
export function isMemberId(id: string): boolean {
  return memberIds.has(id);
}
