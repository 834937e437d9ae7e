import { articleParameters } from './article-parameters';

/** `/blog` is prerendered; with a filter it is rendered for the request by its sibling page, at the same address. */
export const articleRewrites = articleParameters.map((parameter) => ({
  source: '/:locale/blog',
  has: [{ type: 'query' as const, key: parameter }],
  destination: '/:locale/blog/filtered',
}));
