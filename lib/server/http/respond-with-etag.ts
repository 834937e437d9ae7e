import 'server-only';

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
  // Next would compress megabytes for each request and forwards no encoding of ours: the proxy compresses.
  response.headers.set('cache-control', 'public, max-age=0, must-revalidate, no-transform');
  return response;
}
