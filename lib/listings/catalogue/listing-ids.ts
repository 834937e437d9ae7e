import { listingIds } from '@/content/properties/ids';
import { isDeveloping } from '@/lib/env/process';
import { processState } from '@/lib/env/process-state';
import { foldText } from '@/lib/text/fold-text';

const contentIds: ReadonlySet<string> = new Set(listingIds);

type Named = Readonly<{ id: string; reference: string }>;

/** Only ids and references, for a small middleware bundle. */
const state = processState('listing-ids', () => ({
  shown: contentIds,
  gone: new Set<string>() as ReadonlySet<string>,
  named: [] as readonly Named[],
  isRead: false,
}));

export const isCatalogueRead = (): boolean => state.isRead;

/** Always false in development, which uses the files. */
export const isCatalogueUnavailable = (): boolean => !isDeveloping() && !state.isRead;

export const isShownListing = (id: string): boolean =>
  state.shown.has(id) || (isDeveloping() && contentIds.has(id) && !state.gone.has(id));

export const isGoneListing = (id: string): boolean => state.gone.has(id);

const MAX_REFERENCE_LENGTH = 40;

const bareReference = (text: string) => foldText(text).replaceAll(' ', '');

const bareReferences = new WeakMap<Named, string>();

function bareReferenceOf(listing: Named): string {
  const bare = bareReferences.get(listing) ?? bareReference(listing.reference);
  bareReferences.set(listing, bare);
  return bare;
}

const byReference = new WeakMap<readonly Named[], ReadonlyMap<string, string>>();

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
