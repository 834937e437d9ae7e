import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { clientAddress } from '@/lib/server/http/client-address';
import { admitCount } from '@/lib/server/services/catalogue/admit-count';

/** Short private cache for quickly changing filters. */
const headers = { 'cache-control': 'private, max-age=5' };

/** Returns the result of `read` for the list of the query; 429 on too many requests. */
export async function listAnswer(
  request: Request,
  read: (query: URLSearchParams, locale: Locale) => object,
): Promise<Response> {
  const attempt = await admitCount(clientAddress(request.headers));
  if (!attempt.isAllowed) {
    const waits = { 'cache-control': 'no-store', 'retry-after': String(attempt.retryAfter) };
    return Response.json({ code: 'tooMany' }, { status: 429, headers: waits });
  }
  const query = new URL(request.url).searchParams;
  const locale = query.get('locale');
  return Response.json(read(query, isLocale(locale) ? locale : defaultLocale), { headers });
}
