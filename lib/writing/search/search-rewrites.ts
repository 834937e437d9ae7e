/** `/search` is prerendered; with a question it is rendered for the request by its sibling, at the same address. */
export const searchRewrites = [
  {
    source: '/:locale/search',
    has: [{ type: 'query' as const, key: 'q' }],
    destination: '/:locale/search/results',
  },
];
