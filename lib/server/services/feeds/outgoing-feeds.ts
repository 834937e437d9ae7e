import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { perCatalogue } from '@/lib/listings/catalogue/catalogue';
import { idealistaGaps } from '@/lib/listings/idealista/write-feed';
import type { OutgoingFeed, OutgoingGap } from '@/lib/listings/kyero/outgoing-feed';
import { lacksProvince } from '@/lib/listings/kyero/write-feed';
import type { Listing } from '@/content/types/listing';
import { env } from '@/lib/server/env';
import { requireRight } from '@/lib/server/services/access/with-right';
import { siteUrl } from '@/lib/server/site-url';

const outgoing = perCatalogue(({ listings, provinces }): readonly OutgoingFeed[] => {
  const feedOf = (
    format: OutgoingFeed['format'],
    path: string,
    offered: readonly Listing[],
    gapsOf: (listing: Listing) => readonly OutgoingGap[],
  ): OutgoingFeed => {
    const leftOut = offered.flatMap((listing) => {
      const gaps = gapsOf(listing);
      return gaps.length > 0 ? [{ id: listing.id, reference: listing.reference, gaps }] : [];
    });
    return { format, path, listings: offered.length - leftOut.length, leftOut };
  };
  const available = listings.filter(({ status }) => status === 'available');
  const unsold = listings.filter(({ status }) => status !== 'sold');
  return [
    feedOf('kyero', '/feeds/kyero.xml', available, (listing) =>
      lacksProvince(listing, provinces.get(listing.id)) ? ['province'] : [],
    ),
    ...(env.IDEALISTA_CUSTOMER_CODE
      ? [feedOf('idealista', '/feeds/idealista.json', unsold, (listing) => idealistaGaps(listing, siteUrl))]
      : []),
  ];
});

/** The feeds that the site offers to portals, each with the listings that it omits and why. */
export function listOutgoingFeeds(actor: Actor): readonly OutgoingFeed[] {
  requireRight(actor, 'feed.manage');
  return outgoing();
}
