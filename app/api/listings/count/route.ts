import { translatorOf } from '@/lib/i18n/translator';
import { countListings, readFilters } from '@/lib/listings/list/search-page';
import { listAnswer } from '@/app/api/listings/list-answer';

export const GET = (request: Request) =>
  listAnswer(request, (query, locale) => {
    const count = countListings(readFilters(query));
    return { count, label: translatorOf(locale, 'listingList')('showCount', { count }) };
  });
