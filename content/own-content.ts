/**
 * What of content/ is the agency's own. All other homes, articles and people of content/ are samples, which the desk
 * hides as one (`/dashboard/agency/site/samples`); reviews say it themselves (`isSample`).
 */
export const ownContent: Readonly<Record<'listings' | 'articles' | 'team', readonly string[]>> = {
  listings: [],
  articles: [],
  team: [],
};
