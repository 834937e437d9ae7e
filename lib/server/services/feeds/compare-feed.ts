import 'server-only';
import { priceOf } from '@/lib/listings/kyero/feed-draft';
import { FeedError } from '@/lib/listings/kyero/feed-problem';
import { supplementFor, type FeedSettings } from '@/lib/listings/kyero/feed-settings';
import type { FeedPlan, HeldRow } from '@/lib/listings/kyero/held-changes';
import type { FeedItem } from '@/lib/listings/kyero/parse-feed';
import { listingHash } from '@/lib/server/services/catalogue/listing-hash';
import type { KnownListings } from './known-listings';

type Comparison = Readonly<{
  /** Listings with a new id and a known reference, when they are most of the feed. */
  renumbered: number;
  plan: FeedPlan;
}>;

/** Reads the whole feed before anything is stored. A broken feed withdraws nothing. */
export async function compareFeed(
  listings: AsyncIterable<FeedItem>,
  known: KnownListings,
  settings: FeedSettings,
): Promise<Comparison> {
  const own = known.own.filter(({ isAbsent }) => !isAbsent);
  if (known.own.length === 0) return { renumbered: 0, plan: planOf([], own.length) };
  const names: Pick<FeedItem, 'feedId' | 'reference'>[] = [];
  const seen = new Set<string>();
  const rows: HeldRow[] = [];
  let isWhole = true;
  try {
    for await (const { feedId, isUnchanged, listing, reference } of listings) {
      names.push({ feedId, reference });
      const key = known.find({ feedId, reference });
      if (!key || seen.has(key.id)) continue;
      seen.add(key.id);
      if (isUnchanged || !listing || key.isAbsent || known.findClash(listing.reference)) continue;
      const from = key.price;
      const to = listing.status === 'withdrawn' ? null : priceOf(listing, supplementFor(listing, settings));
      if (to === null || (from !== null && from !== to)) rows.push({ id: key.id, reference: key.reference, from, to });
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    isWhole = false;
  }
  const gone = isWhole ? own.filter(({ id }) => !seen.has(id)) : [];
  rows.push(...gone.map(({ id, price, reference }) => ({ id, reference, from: price, to: null })));
  return { renumbered: known.countRenumbered(names), plan: planOf(rows, own.length) };
}

function planOf(rows: readonly HeldRow[], of: number): FeedPlan {
  const withdrawn = rows.filter(({ to }) => to === null).length;
  const inOrder = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return { hash: listingHash(inOrder), of, withdrawn, repriced: rows.length - withdrawn, rows: inOrder };
}
