import 'server-only';
import { builtAt, isDeveloping } from '@/lib/env/process';
import { processState } from '@/lib/env/process-state';
import { contentListings } from './content-listings';
import { isGoneListing, setListingIds } from './listing-ids';
import type { Listing } from '@/content/types/listing';
import type { ProvinceId } from '@/content/types/province';

export type Catalogue = Readonly<{
  listings: readonly Listing[];
  byId: ReadonlyMap<string, Listing>;
  /** By listing id, as its feed says. */
  provinces: ReadonlyMap<string, ProvinceId>;
  version: number;
}>;

type State = { current: Catalogue };

const contentCatalogue = catalogueOf(contentListings);

/**
 * Returns the database catalogue once read; content/properties before, and in `next build`. In development edited files
 * override.
 */
export const currentCatalogue = (): Catalogue => (isDeveloping() ? withFiles(state.current) : state.current);

const state = processState<State>('catalogue', () => ({ current: contentCatalogue }));

/** `goneIds`: withdrawn or sold long ago. Their addresses answer 410. */
export function setCatalogue(
  listings: readonly Listing[],
  goneIds: readonly string[],
  version: number,
  provinces?: Catalogue['provinces'],
): void {
  state.current = catalogueOf(listings, version, provinces);
  setListingIds(listings, goneIds);
}

export const catalogueTag = (): string => `${builtAt().getTime()}-${currentCatalogue().version}`;

export function perCatalogue<Value>(compute: (catalogue: Catalogue) => Value): () => Value {
  const computed = new WeakMap<Catalogue, { value: Value }>();
  return () => {
    const catalogue = currentCatalogue();
    const known = computed.get(catalogue) ?? { value: compute(catalogue) };
    computed.set(catalogue, known);
    return known.value;
  };
}

/** One object per catalogue, because callers compare identity. */
const developed = new WeakMap<Catalogue, Catalogue>();

function withFiles(stored: Catalogue): Catalogue {
  const known = developed.get(stored);
  if (known) return known;
  const files = contentCatalogue.byId;
  const added = contentListings.filter(({ id }) => !stored.byId.has(id) && !isGoneListing(id));
  const listings = [...stored.listings.map((listing) => files.get(listing.id) ?? listing), ...added];
  const catalogue = catalogueOf(listings, stored.version, stored.provinces);
  developed.set(stored, catalogue);
  return catalogue;
}

function catalogueOf(
  listings: readonly Listing[],
  version = 0,
  provinces: Catalogue['provinces'] = new Map(),
): Catalogue {
  return { listings, byId: new Map(listings.map((listing) => [listing.id, listing])), provinces, version };
}
