import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { countListings, readFilters } from '@/lib/listings/search-page';
import { clientAddress } from '@/lib/server/http/client-address';
import { admitCount } from '@/lib/server/services/catalogue/admit-count';

/** A browser may reuse an answer while boxes are ticked and unticked; nobody else has it. */
const headers = { 'cache-control': 'private, max-age=5' };

/** How many listings a query would show, and what the button says of it in the words of `locale`. */
export async function GET(request: Request): Promise<Response> {
  const attempt = await admitCount(clientAddress(request.headers));
  if (!attempt.isAllowed) {
    const waits = { 'cache-control': 'no-store', 'retry-after': String(attempt.retryAfter) };
    return Response.json({ code: 'tooMany' }, { status: 429, headers: waits });
  }
  const query = new URL(request.url).searchParams;
  const locale = query.get('locale');
  const count = countListings(readFilters(query));
  const t = translatorOf(isLocale(locale) ? locale : defaultLocale, 'listingList');
  return Response.json({ count, label: t('showCount', { count }) }, { headers });
}
