import 'server-only';

type Refusal = Readonly<{
  status: 400 | 401 | 404 | 503;
  code: string;
  page: string;
}>;

/**
 * Redirects browsers to `page`, sends status and code to programs. Links must not use `download`, which saves the page instead.
 */
export function refuseFile({ headers }: Request, { status, code, page }: Refusal): Response {
  const acceptsHtml = headers.get('accept')?.includes('text/html') ?? false;
  if (acceptsHtml) return new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } });
  return Response.json({ code }, { status, headers: { 'cache-control': 'no-store' } });
}
