import 'server-only';

/** A response with its `ETag`, or 304 to a client that has it already. */
export async function respondWithEtag(
  request: Request,
  tag: string,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''));
  const etag = `"${tag}"`;
  const isKnown = known.includes(etag) || known.includes('*');
  const response = isKnown ? new Response(null, { status: 304 }) : await respond();
  response.headers.set('etag', etag);
  // Next would compress megabytes again for each request, and passes on no encoding of ours: the proxy does it.
  response.headers.set('cache-control', 'public, max-age=0, must-revalidate, no-transform');
  return response;
}
