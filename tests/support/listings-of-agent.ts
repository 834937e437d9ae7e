import { availableListings } from './available-listings';
import { forSale } from './listing-page';

const letting = availableListings.find(({ operation }) => operation === 'rent');

/** Visitors of these homes send preferences for a time, in other tests: their agents have no account. */
const others = new Set([forSale.agent, letting?.agent]);

const listings = availableListings
  .filter(({ agent, operation }) => operation === 'sale' && !others.has(agent))
  .toReversed();

/** The member of the team who has an account (seed-clients.ts); undefined in a portfolio of those agents alone. */
export const agentOfListings = listings[0]?.agent;

/** Homes for sale of that agent, whose free times visitors see; last of the portfolio first, other tests change the first. */
export const listingsOfAgent = listings.filter(({ agent }) => agent === agentOfListings);
