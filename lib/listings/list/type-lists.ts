import 'server-only';
import { noFilters } from '@/lib/listings/search/filters';
import { countListings, listingsHref } from './search-page';

/** Types without place pages. */
const types = ['land', 'commercial'] as const;

type TypeList = Readonly<{ type: (typeof types)[number]; href: ReturnType<typeof listingsHref>; count: number }>;

/** Indexed lists of `/properties` with listings. */
export function listTypeLists(): readonly TypeList[] {
  return types.flatMap((type) => {
    const filters = { ...noFilters, types: [type] };
    const count = countListings(filters);
    return count === 0 ? [] : [{ type, href: listingsHref(filters), count }];
  });
}
