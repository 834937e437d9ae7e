import { listings } from '@/content/properties/all';

/** References of the homes in the portfolio, as written there: not what a feed makes of them. */
export function portfolioReferences(): ReadonlySet<string> {
  return new Set(Object.values(listings).map(({ reference }) => reference));
}
