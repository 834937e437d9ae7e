import 'server-only';
import type { FeedItem } from '@/lib/listings/kyero/parse-feed';
import type { ListingKey } from '@/lib/server/data/feeds/feed-listings';

type Names = Pick<FeedItem, 'feedId' | 'reference'>;

export class KnownListings {
  readonly own: readonly ListingKey[];
  readonly #byFeedId: ReadonlyMap<string, ListingKey>;
  readonly #byReference: ReadonlyMap<string, ListingKey>;
  readonly #others: ReadonlyMap<string, ListingKey>;

  constructor(
    keys: readonly ListingKey[],
    source: string,
    private readonly isByReference: boolean,
  ) {
    this.own = keys.filter((key) => key.source === source);
    this.#byFeedId = new Map(this.own.flatMap((key) => (key.feedId ? [[key.feedId, key]] : [])));
    this.#byReference = byReference(this.own);
    this.#others = byReference(keys.filter((key) => key.source !== source));
  }

  /** Falls back to the reference when the feed or the stored listing has no id. */
  find({ feedId, reference }: Names): ListingKey | null {
    const named = reference ? this.#named(reference) : null;
    if (this.isByReference || !feedId) return named;
    return this.#byFeedId.get(feedId) ?? (named?.feedId === null ? named : null);
  }

  /** True when the listing was stored from the same elements, and is not absent. */
  isStored(names: Names, inputHash: string): boolean {
    const key = this.find(names);
    return (
      key !== null &&
      !key.isAbsent &&
      key.inputHash === inputHash &&
      key.reference === names.reference &&
      (!names.feedId || key.feedId === names.feedId) &&
      !this.findClash(key.reference)
    );
  }

  findClash(reference: string): ListingKey | null {
    return this.#others.get(fold(reference)) ?? null;
  }

  /** Counts known references with a new id; 0 unless they outnumber known ids. */
  countRenumbered(items: readonly Names[]): number {
    if (this.isByReference) return 0;
    const withId = items.filter(({ feedId }) => feedId !== null);
    const isKnown = ({ feedId }: Names) => this.#byFeedId.has(feedId ?? '');
    const renumbered = withId.filter((item) => !isKnown(item) && this.#named(item.reference ?? '')?.feedId);
    return renumbered.length > withId.filter(isKnown).length ? renumbered.length : 0;
  }

  #named(reference: string): ListingKey | null {
    return this.#byReference.get(reference) ?? this.#byReference.get(fold(reference)) ?? null;
  }
}

const fold = (reference: string) => reference.toLowerCase();

const byReference = (keys: readonly ListingKey[]) =>
  new Map([
    ...keys.map((key): [string, ListingKey] => [fold(key.reference), key]),
    ...keys.map((key): [string, ListingKey] => [key.reference, key]),
  ]);
