import { List, Map as MapIcon } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { chipClass } from '@/components/ui/chip';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import type { SearchFilters } from '@/lib/listings/search/filters';
import { listingsHref } from '@/lib/listings/list/search-page';

export async function ViewSwitch({ filters }: { filters: SearchFilters }) {
  const t = await getTranslations('listingMap');
  const locale = await currentLocale();
  const view = filters.view === 'map' ? 'list' : 'map';
  return (
    <a
      href={localizedHref(locale, listingsHref({ ...filters, view, page: 1 }))}
      className={chipClass()}
      id="list-view"
      data-filter
    >
      <Icon node={view === 'map' ? MapIcon : List} />
      {t(view === 'map' ? 'open' : 'list')}
    </a>
  );
}
