import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { findStoredListings, storeListings } from '@/lib/server/data/listings/catalogue';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { deleteFeed } from '@/lib/server/data/feeds/desk-feeds';
import { listListingIds } from '@/lib/server/data/feeds/feed-listings';
import { findFeedRow } from '@/lib/server/data/feeds/feeds';
import { withRight } from '@/lib/server/services/access/with-right';
import { withdrawalOf } from '@/lib/server/services/catalogue/listing-events';
import { feedOrigin, isConfiguredFeed } from '@/lib/server/services/feeds/feed-source';

/** A current run ends at its next batch. Returns the number of listings; null for an unknown feed. */
export async function removeFeed(actor: Actor, name: string, withdrawsListings: boolean): Promise<number | null> {
  return withRight(actor, 'feed.manage', { kind: 'feed', id: name }, async (record) => {
    let listings: number | null = null;
    await changeCatalogue(async (version) => {
      const row = await findFeedRow(name);
      if (!row?.isOfDesk || isConfiguredFeed(name)) return false;
      const ids = await listListingIds(feedOrigin({ name }));
      listings = ids.length;
      await deleteFeed(name);
      if (!withdrawsListings || listings === 0) return false;
      await storeListings(version, (await findStoredListings([...ids])).map(withdrawalOf));
      return true;
    });
    if (listings !== null) await record('feedRemoved', { after: { homes: listings, withdrawn: withdrawsListings } });
    return listings;
  });
}
