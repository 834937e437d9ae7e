import { catalogueTag } from '@/lib/listings/catalogue';
import { writeFeed } from '@/lib/listings/kyero/write-feed';
import { listListings } from '@/lib/listings/listings';
import { unlessKnown } from '@/lib/server/http/unless-known';
import { siteUrl } from '@/lib/server/site-url';
import en from '@/messages/en.json';

export const dynamic = 'force-dynamic';

/** Kyero feed for portals, which may ask whether anything has changed. */
export function GET(request: Request): Response {
  return unlessKnown(request, catalogueTag(), () => {
    const feed = writeFeed({ siteUrl, listings: listListings(), features: en.listingFacts.features });
    const body = ReadableStream.from(feed).pipeThrough(new TextEncoderStream());
    return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
  });
}
