import 'server-only';

type Refusal = Readonly<{
  status: 400 | 401 | 404 | 503;
  code: string;
  /** Path of the page that gives the reason, with locale and query. */
  page: string;
}>;

/**
 * Refuses a private file: browsers are redirected to `page`, programs get status and code. Links to such files have no
 * `download`, with which browsers would save that page in the file's place.
 */
export function refuseFile({ headers }: Request, { status, code, page }: Refusal): Response {
  const isPerson = headers.get('accept')?.includes('text/html') ?? false;
  if (isPerson) return new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } });
  return Response.json({ code }, { status, headers: { 'cache-control': 'no-store' } });
}
