import { writeFeed } from '@/lib/listings/kyero/write-feed';
import { listListings } from '@/lib/listings/listings';
import { feedResponse } from '@/lib/server/feeds/feed-response';
import { siteUrl } from '@/lib/server/site-url';
import en from '@/messages/en.json';

export const dynamic = 'force-dynamic';

/** Kyero feed for portals, which may ask whether anything has changed. */
export function GET(request: Request): Response {
  return feedResponse(request, 'application/xml; charset=utf-8', () =>
    writeFeed({ siteUrl, listings: listListings(), features: en.listingFacts.features }),
  );
}
