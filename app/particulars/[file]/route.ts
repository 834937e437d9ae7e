import { localizedHref } from '@/lib/i18n/href';
import { listingPath } from '@/lib/i18n/routes';
import { respondWithEtag } from '@/lib/server/http/respond-with-etag';
import { readParticulars } from '@/lib/server/services/listings/read-particulars';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** Returns the PDF of a listing; until a job has created it, redirects to the listing, which opens its print sheet. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const found = await readParticulars(file);
  if (!found) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  if (found.status === 'waiting') {
    const page = localizedHref(found.locale, `${listingPath(found.listing.id)}#print`);
    return new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } });
  }
  const { bytes, version } = found;
  return respondWithEtag(request, version, () => {
    // Not indexed: search engines index the listing page.
    const headers = { 'content-type': 'application/pdf', 'x-robots-tag': 'noindex' };
    return new Response(new Uint8Array(bytes), { headers });
  });
}
