/** What was seen to happen to the asking price of a home. EUR. */
export type ListingNews = Readonly<{
  listingId: string;
  kind: 'new' | 'priceDrop';
  price: number;
  /** Before the drop; null for a new home. */
  previousPrice: number | null;
}>;

/** What a mail says of a home: it is new, or costs less than `before`. */
export type DigestLine = Readonly<{ listingId: string; price: number; before: number | null }>;

/**
 * The news as one line for each home, new homes first. `asking` holds today's prices of the homes that match: a home
 * that is gone, does not match any more or costs again what it did is no news.
 */
export function digestOf(news: readonly ListingNews[], asking: ReadonlyMap<string, number>): readonly DigestLine[] {
  const ids = [...new Set(news.map(({ listingId }) => listingId))];
  const lines = ids.flatMap((listingId): DigestLine[] => {
    const price = asking.get(listingId);
    if (price === undefined) return [];
    const all = news.filter((piece) => piece.listingId === listingId);
    if (all.some(({ kind }) => kind === 'new')) return [{ listingId, price, before: null }];
    const before = all[0]?.previousPrice ?? null;
    return before !== null && price < before ? [{ listingId, price, before }] : [];
  });
  return [...lines.filter(({ before }) => before === null), ...lines.filter(({ before }) => before !== null)];
}
