import { Readable } from 'node:stream';
import { catalogueTag } from '@/lib/listings/catalogue';
import { writeFeed } from '@/lib/listings/kyero/write-feed';
import { isCatalogueRead } from '@/lib/listings/listing-ids';
import { listListings } from '@/lib/listings/listings';
import { unlessKnown } from '@/lib/server/http/unless-known';
import { siteUrl } from '@/lib/server/site-url';
import en from '@/messages/en.json';

export const dynamic = 'force-dynamic';

/** Kyero feed for portals, which may ask whether anything has changed. */
export function GET(request: Request): Response {
  // A portal would take a missing listing for a withdrawn one.
  if (!isCatalogueRead()) return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  return unlessKnown(request, catalogueTag(), () => {
    const feed = writeFeed({ siteUrl, listings: listListings(), features: en.listingFacts.features });
    return new Response(Readable.toWeb(Readable.from(encoded(feed))) as ReadableStream<Uint8Array>, {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    });
  });
}

function* encoded(parts: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const part of parts) yield encoder.encode(part);
}
