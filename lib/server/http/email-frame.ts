import 'server-only';

/** Browsers prefer `frame-ancestors` to X-Frame-Options. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups";

export function emailFrame(
  email: Readonly<{ html: string; text: string }> | null,
  part: 'html' | 'text' = 'html',
): Response {
  if (!email) return Response.json({ code: 'unknown' }, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(email[part], {
    headers: {
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-type': `text/${part === 'text' ? 'plain' : 'html'}; charset=utf-8`,
    },
  });
}
