import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { countListings, readFilters } from '@/lib/listings/search-page';

/** A browser may reuse an answer while boxes are ticked and unticked; nobody else has it. */
const headers = { 'cache-control': 'private, max-age=5' };

/** How many listings a query would show, and what the button says of it in the words of `locale`. */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const locale = query.get('locale');
  const count = countListings(readFilters(query));
  const t = translatorOf(isLocale(locale) ? locale : defaultLocale, 'listingList');
  return Response.json({ count, label: t('showCount', { count }) }, { headers });
}
