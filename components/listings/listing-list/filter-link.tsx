import { listingsHref } from '@/lib/listings/list/search-page';
import type { SearchFilters } from '@/lib/listings/search/filters';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import type { ComponentProps } from 'react';

type FilterLinkProps = Omit<ComponentProps<'a'>, 'href'> & { locale: Locale; filters: SearchFilters };

/** A plain link: `FilterNavigation` makes it soft, without prefetch or client code per link. */
export function FilterLink({ locale, filters, ...props }: FilterLinkProps) {
  return <a {...props} href={localizedHref(locale, listingsHref(filters))} data-filter />;
}
