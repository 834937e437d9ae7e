import { listingIds } from '@/content/properties/ids';
import { isDeveloping } from '@/lib/env/process';
import { processState } from '@/lib/env/process-state';
import { foldText } from '@/lib/text/fold-text';

const contentIds: ReadonlySet<string> = new Set(listingIds);

type Named = Readonly<{ id: string; reference: string }>;

/** Ids and references alone: the middleware reads them, and its bundle stays small. */
const state = processState('listing-ids', () => ({
  shown: contentIds,
  gone: new Set<string>() as ReadonlySet<string>,
  named: [] as readonly Named[],
  isRead: false,
}));

/** Whether the catalogue was read from the database since the start. */
export const isCatalogueRead = (): boolean => state.isRead;

/** Development goes on with the files. */
export const isCatalogueUnavailable = (): boolean => !isDeveloping() && !state.isRead;

/** In development a new file has its page at once, as in `currentCatalogue`. */
export const isShownListing = (id: string): boolean =>
  state.shown.has(id) || (isDeveloping() && contentIds.has(id) && !state.gone.has(id));

/** Withdrawn, or sold long ago. */
export const isGoneListing = (id: string): boolean => state.gone.has(id);

const MAX_REFERENCE_LENGTH = 40;

/** References are typed with and without signs: `CM-0105`, `cm 0105`. */
const bareReference = (text: string) => foldText(text).replaceAll(' ', '');

const bareReferences = new WeakMap<Named, string>();

/** Once for each listing, which stays the same object while others change. */
function bareReferenceOf(listing: Named): string {
  const bare = bareReferences.get(listing) ?? bareReference(listing.reference);
  bareReferences.set(listing, bare);
  return bare;
}

const byReference = new WeakMap<readonly Named[], ReadonlyMap<string, string>>();

/** Id of the listing whose reference a text is, or null. */
export function listingWithReference(text: string): string | null {
  if (!/\d/.test(text) || text.length > MAX_REFERENCE_LENGTH) return null;
  const { named } = state;
  const known = byReference.get(named) ?? new Map(named.map((one) => [bareReferenceOf(one), one.id]));
  byReference.set(named, known);
  return known.get(bareReference(text)) ?? null;
}

export function setListingIds(shown: readonly Named[], gone: readonly string[]): void {
  Object.assign(state, {
    shown: new Set(shown.map(({ id }) => id)),
    gone: new Set(gone),
    named: shown,
    isRead: true,
  });
}
