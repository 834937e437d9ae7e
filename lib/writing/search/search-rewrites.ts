/** `/search` is prerendered; with a query a sibling page renders it per request. */
export const searchRewrites = [
  {
    source: '/:locale/search',
    has: [{ type: 'query' as const, key: 'q' }],
    destination: '/:locale/search/results',
  },
];
