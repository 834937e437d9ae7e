import { perGazetteer } from '@/lib/site/places';
import type { Listing } from '@/content/types/listing';

/** Cached until the gazetteer or the listing changes. */
export function perListing<Value>(compute: (listing: Listing) => Value): (listing: Listing) => Value {
  const computed = perGazetteer(() => new WeakMap<Listing, { value: Value }>());
  return (listing) => {
    const known = computed().get(listing);
    if (known) return known.value;
    const value = compute(listing);
    computed().set(listing, { value });
    return value;
  };
}
