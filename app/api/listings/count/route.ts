import { translatorOf } from '@/lib/i18n/translator';
import { countListings, readFilters } from '@/lib/listings/list/search-page';
import { listAnswer } from '@/app/api/listings/list-answer';

/** How many listings a query would show, and what the button says of it in the words of `locale`. */
export const GET = (request: Request) =>
  listAnswer(request, (query, locale) => {
    const count = countListings(readFilters(query));
    return { count, label: translatorOf(locale, 'listingList')('showCount', { count }) };
  });
