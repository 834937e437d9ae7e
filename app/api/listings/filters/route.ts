import { translatorOf } from '@/lib/i18n/translator';
import { filterPanel } from '@/lib/listings/list/filter-panel';
import { readFilters, searchListings } from '@/lib/listings/list/search-page';
import { nothingTyped } from '@/lib/listings/search/typed-numbers';
import { listAnswer } from '@/app/api/listings/list-answer';

export const GET = (request: Request) =>
  listAnswer(request, (query, locale) => {
    const t = translatorOf(locale, 'listingList');
    const filters = readFilters(query);
    const { facets, total } = searchListings(filters);
    return {
      panel: filterPanel(t, { filters, facets, typed: nothingTyped, locale }),
      label: t('showCount', { count: total }),
    };
  });
