import { filterParameters } from './parameters';

/**
 * `/properties` without filters is prerendered; with one it is rendered for the request by its sibling page,
 * at the same address and with the same view. One rewrite for each parameter keeps the middleware out of it.
 */
export const filterRewrites = filterParameters.map((parameter) => ({
  source: '/:locale/properties',
  has: [{ type: 'query' as const, key: parameter }],
  destination: '/:locale/properties/filtered',
}));
