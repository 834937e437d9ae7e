import { isFileLike } from '@/lib/middleware/known-paths';
import { notFoundResponse } from '@/lib/middleware/not-found-response';
import { preferredLocale } from '@/lib/i18n/preferred-locale';

/** Redirects unknown paths to `/`; returns 404 for file-like ones. */
function respond(request: Request): Response {
  const locale = preferredLocale(request);
  if (isFileLike(new URL(request.url).pathname)) return notFoundResponse(request, locale);
  return new Response(null, { status: 307, headers: { location: `/${locale}` } });
}

export { respond as GET, respond as HEAD };
