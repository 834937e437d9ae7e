import { perGazetteer } from '@/lib/site/places';
import type { Listing } from '@/content/types/listing';

/**
 * Computes a value once for each listing, until the gazetteer changes. A change of the catalogue leaves the listings that
 * stay the same objects, so that it costs the changed one alone.
 */
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
