/** EUR. */
export type ListingNews = Readonly<{
  listingId: string;
  kind: 'new' | 'priceDrop';
  price: number;
  /** Null for a new listing. */
  previousPrice: number | null;
}>;

export type DigestLine = Readonly<{ listingId: string; price: number; before: number | null }>;

/**
 * Returns one line per listing, new ones first. `asking`: current prices; withdrawn, unmatched or restored prices are
 * dropped.
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
