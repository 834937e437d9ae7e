import { listings } from '@/content/properties/all';

/** As written in the portfolio. */
export function portfolioReferences(): ReadonlySet<string> {
  return new Set(Object.values(listings).map(({ reference }) => reference));
}
