import 'server-only';

/**
 * A response with its `ETag`, or 304 to a client that has it already. `tag` says what it holds, not how it is compressed.
 */
export async function unlessKnown(
  request: Request,
  tag: string,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''));
  const isKnown = known.includes(`"${tag}"`) || known.includes('*');
  const response = isKnown ? new Response(null, { status: 304 }) : await respond();
  response.headers.set('etag', `W/"${tag}"`);
  response.headers.set('cache-control', 'public, max-age=0, must-revalidate');
  return response;
}
