import { articleParameters } from './article-parameters';

/** `/blog` is prerendered; with filters a sibling page renders it per request. */
export const articleRewrites = articleParameters.map((parameter) => ({
  source: '/:locale/blog',
  has: [{ type: 'query' as const, key: parameter }],
  destination: '/:locale/blog/filtered',
}));
