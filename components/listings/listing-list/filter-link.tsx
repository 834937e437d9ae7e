import { listingsHref } from '@/lib/listings/search-page';
import type { SearchFilters } from '@/lib/listings/search/filters';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import type { ComponentProps } from 'react';

type FilterLinkProps = Omit<ComponentProps<'a'>, 'href'> & { locale: Locale; filters: SearchFilters };

/**
 * A link to the list with other filters. A plain one: `FilterNavigation` makes it soft, and some twenty of them need
 * neither code of their own nor a prefetch of pages that are rendered for the request.
 */
export function FilterLink({ locale, filters, ...props }: FilterLinkProps) {
  return <a {...props} href={localizedHref(locale, listingsHref(filters))} data-filter />;
}
