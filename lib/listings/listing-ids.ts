import { listingIds } from '@/content/properties/ids';
import { processState } from '@/lib/env/process-state';

/** Ids alone: the middleware reads them, and its bundle stays small. */
const state = processState('listing-ids', () => ({
  shown: new Set<string>(listingIds) as ReadonlySet<string>,
  gone: new Set<string>() as ReadonlySet<string>,
}));

export const isShownListing = (id: string): boolean => state.shown.has(id);

/** Withdrawn, or sold long ago. */
export const isGoneListing = (id: string): boolean => state.gone.has(id);

export function setListingIds(shown: readonly string[], gone: readonly string[]): void {
  Object.assign(state, { shown: new Set(shown), gone: new Set(gone) });
}
