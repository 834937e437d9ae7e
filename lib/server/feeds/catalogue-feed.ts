import 'server-only';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { catalogueTag, currentCatalogue, type Catalogue } from '@/lib/listings/catalogue';
import { isCatalogueUnavailable } from '@/lib/listings/listing-ids';
import { unlessKnown } from '@/lib/server/http/unless-known';

/** What is written at a stretch: requests of visitors come in between. */
const STRETCH_MS = 8;
/** A feed of 5,000 homes has 20 MB. */
const CHUNK_BYTES = 256 * 1024;

type Made = Readonly<{ catalogue: Catalogue; gzip: Promise<Buffer> }>;

/**
 * Responds with a feed of the catalogue, which is written and compressed once for each of its changes, however many ask
 * at once; 304 to a client that has it already.
 */
export function catalogueFeed(contentType: string, write: (catalogue: Catalogue) => Iterable<string>) {
  let made: Made | null = null;

  const make = (catalogue: Catalogue): Made => {
    const making = { catalogue, gzip: compress(write(catalogue)) };
    // The next request tries again.
    making.gzip.catch(() => (made = made === making ? null : made));
    return making;
  };

  return async (request: Request): Promise<Response> => {
    // A portal would take a missing listing for a withdrawn one.
    if (isCatalogueUnavailable()) return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
    return unlessKnown(request, catalogueTag(), async () => {
      const catalogue = currentCatalogue();
      if (made?.catalogue !== catalogue) made = make(catalogue);
      const gzip = await made.gzip;
      const headers = { 'content-type': contentType, vary: 'accept-encoding' };
      if (!acceptsGzip(request)) return new Response(decompress(gzip), { headers });
      return new Response(new Uint8Array(gzip), {
        headers: { ...headers, 'content-encoding': 'gzip', 'content-length': String(gzip.length) },
      });
    });
  };
}

const compress = (parts: Iterable<string>): Promise<Buffer> =>
  pipeline(stretches(parts), createGzip(), (compressed) => buffer(compressed));

async function* stretches(parts: Iterable<string>): AsyncGenerator<string> {
  let text = '';
  let begin = performance.now();
  for (const part of parts) {
    text += part;
    if (performance.now() - begin < STRETCH_MS) continue;
    yield text;
    text = '';
    await setImmediate();
    begin = performance.now();
  }
  yield text;
}

const decompress = (gzip: Buffer) =>
  Readable.toWeb(Readable.from([gzip]).pipe(createGunzip({ chunkSize: CHUNK_BYTES }))) as ReadableStream<Uint8Array>;

const acceptsGzip = ({ headers }: Request): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/i.test(headers.get('accept-encoding') ?? '');
