import { availableListings } from './available-listings';
import { forSale } from './listing-page';

const letting = availableListings.find(({ operation }) => operation === 'rent');

/** Agents that need no account, because other tests send preferred times. */
const others = new Set([forSale.agent, letting?.agent]);

const listings = availableListings
  .filter(({ agent, operation }) => operation === 'sale' && !others.has(agent))
  .toReversed();

/** Undefined when every listing has an excluded agent. */
export const agentOfListings = listings[0]?.agent;

/** Reverse portfolio order, because other tests change the first. */
export const listingsOfAgent = listings.filter(({ agent }) => agent === agentOfListings);
