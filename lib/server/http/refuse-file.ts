import 'server-only';

type Refusal = Readonly<{
  status: 400 | 401 | 404 | 503;
  code: string;
  /** The page that says the same in words, a path of ours with its language and query. */
  page: string;
}>;

/**
 * The answer where a file of somebody's own cannot be handed out: a browser that opened its address is led to the page
 * that says why and what to do, a program gets the status and a code. Links to such files have no `download`, with
 * which browsers would save that page in the file's place.
 */
export function refuseFile({ headers }: Request, { status, code, page }: Refusal): Response {
  const isPerson = headers.get('accept')?.includes('text/html') ?? false;
  if (isPerson) return new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } });
  return Response.json({ code }, { status, headers: { 'cache-control': 'no-store' } });
}
