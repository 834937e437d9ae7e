import 'server-only';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { catalogueTag, currentCatalogue, type Catalogue } from '@/lib/listings/catalogue/catalogue';
import { isCatalogueUnavailable } from '@/lib/listings/catalogue/listing-ids';
import { respondWithEtag } from '@/lib/server/http/respond-with-etag';

const STRETCH_MS = 8;

type Text = readonly Uint8Array[];
type Made = Readonly<{ catalogue: Catalogue; text: Promise<Text> }>;

/** Written once per catalogue change, shared by concurrent requests; 304 when unchanged. */
export function catalogueFeed(contentType: string, write: (catalogue: Catalogue) => Iterable<string>) {
  let made: Made | null = null;

  const make = (catalogue: Catalogue): Made => {
    const making = { catalogue, text: inStretches(write(catalogue)) };
    making.text.catch(() => (made = made === making ? null : made));
    return making;
  };

  return async (request: Request): Promise<Response> => {
    // A portal treats a missing listing as withdrawn.
    if (isCatalogueUnavailable()) return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
    return respondWithEtag(request, catalogueTag(), async () => {
      const catalogue = currentCatalogue();
      if (made?.catalogue !== catalogue) made = make(catalogue);
      const body = Readable.toWeb(Readable.from(await made.text)) as ReadableStream<Uint8Array>;
      return new Response(body, { headers: { 'content-type': contentType } });
    });
  };
}

async function inStretches(parts: Iterable<string>): Promise<Text> {
  const encoder = new TextEncoder();
  const text: Uint8Array[] = [];
  let stretch = '';
  let begin = performance.now();
  for (const part of parts) {
    stretch += part;
    if (performance.now() - begin < STRETCH_MS) continue;
    text.push(encoder.encode(stretch));
    stretch = '';
    await setImmediate();
    begin = performance.now();
  }
  return [...text, encoder.encode(stretch)];
}
