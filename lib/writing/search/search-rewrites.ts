/** `/search` is prerendered; with a query a sibling page renders it per request. */
export const searchRewrites = [
  {
    source: '/:locale(en|es)/search',
    has: [{ type: 'query' as const, key: 'q' }],
    destination: '/:locale/search/results',
  },
];
