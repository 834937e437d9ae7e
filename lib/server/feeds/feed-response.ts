import 'server-only';
import { Readable } from 'node:stream';
import { catalogueTag } from '@/lib/listings/catalogue';
import { isCatalogueUnavailable } from '@/lib/listings/listing-ids';
import { unlessKnown } from '@/lib/server/http/unless-known';

/** A feed of the catalogue, sent as it is written, with an `ETag`; 304 to a client that has it already. */
export function feedResponse(request: Request, contentType: string, write: () => Iterable<string>): Response {
  // A portal would take a missing listing for a withdrawn one.
  if (isCatalogueUnavailable()) return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  return unlessKnown(request, catalogueTag(), () => {
    const body = Readable.toWeb(Readable.from(encoded(write()))) as ReadableStream<Uint8Array>;
    return new Response(body, { headers: { 'content-type': contentType } });
  });
}

function* encoded(parts: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const part of parts) yield encoder.encode(part);
}
