import { filterParameters } from './parameters';

/**
 * `/properties` is prerendered; with filters a sibling page renders it per request. Rewrites keep the middleware out of
 * it.
 */
export const filterRewrites = filterParameters.map((parameter) => ({
  source: '/:locale/properties',
  has: [{ type: 'query' as const, key: parameter }],
  destination: '/:locale/properties/filtered',
}));
