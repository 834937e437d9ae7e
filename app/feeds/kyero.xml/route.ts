import { writeFeed } from '@/lib/listings/kyero/write-feed';
import { listListings } from '@/lib/listings/listings';
import en from '@/messages/en.json';
import { siteUrl } from '@/lib/server/site-url';

export const dynamic = 'force-static';

/** Kyero feed for portals. */
export function GET(): Response {
  const feed = writeFeed({ siteUrl, listings: listListings(), features: en.listingFacts.features });
  return new Response(feed, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
