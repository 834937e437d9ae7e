/** Everything else in content/ is a sample that `/dashboard/agency/site/samples` can hide. */
export const ownContent: Readonly<Record<'listings' | 'articles' | 'team', readonly string[]>> = {
  listings: [],
  articles: [],
  team: [],
};
