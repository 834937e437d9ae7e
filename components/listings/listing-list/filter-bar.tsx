import { ArrowUpDown, SlidersHorizontal } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { ChipLabel, chipClass } from '@/components/ui/chip';
import { SelectField } from '@/components/ui/select-field';
import { Icon } from '@/components/ui/icon';
import { filterPanel } from '@/lib/listings/list/filter-panel';
import { hiddenFilters, listingsHref } from '@/lib/listings/list/search-page';
import { noFilters, sortOrders, type SearchFilters } from '@/lib/listings/search/filters';
import type { SearchResult } from '@/lib/listings/search/search';
import type { TypedNumbers } from '@/lib/listings/search/typed-numbers';
import { formatNumber } from '@/lib/i18n/format';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { ViewSwitch } from '@/components/map/view-switch';
import { FilterChips, filtersBesideChips } from './filter-chips';
import styles from './filter-bar.module.scss';
import { FilterLink } from './filter-link';
import { FilterSheet } from './filter-sheet';
import { MoreFilters } from './more-filters';

type FilterBarProps = {
  formId: string;
  filters: SearchFilters;
  result: SearchResult;
  typed: TypedNumbers;
};

const LINK_ID = 'more-filters';

/** The panel has no fields for these. */
const besidePanel = ['operation', 'location', 'bounds', 'outline', 'view'];

/** Works without JavaScript. The panel follows the row, so that only the row is sticky. */
export async function FilterBar({ formId, filters, result, typed }: FilterBarProps) {
  const t = await getTranslations('listingList');
  const locale = await currentLocale();
  const { sort, advanced } = filters;
  const furtherCount = filtersBesideChips(filters);
  const isOpen = advanced || Object.keys(typed.unread).length > 0;
  const closed = { ...filters, advanced: false };
  // The order has its own field; a new choice starts at page one.
  const sent = hiddenFilters({ ...closed, sort: noFilters.sort, page: 1 });

  return (
    <form
      id={formId}
      className={styles.bar}
      action={localizedHref(locale, '/properties')}
      aria-label={t('form')}
      autoComplete="off"
    >
      {sent
        .filter(({ name }) => besidePanel.includes(name))
        .map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <div className={styles.row}>
        <div className={`wrap ${styles.line}`}>
          <FilterChips filters={closed} facets={result.facets} />
          <div className={styles.tools}>
            <FilterLink
              id={LINK_ID}
              className={chipClass()}
              locale={locale}
              filters={{ ...filters, advanced: !isOpen }}
              aria-expanded={isOpen}
              rel="nofollow"
            >
              <Icon node={SlidersHorizontal} />
              {furtherCount > 0 ? (
                <ChipLabel label={t('moreFilters')} count={formatNumber(furtherCount, locale)} />
              ) : (
                t('moreFilters')
              )}
            </FilterLink>
            <div className={styles.sort}>
              <SelectField
                id="sort"
                name="sort"
                label={t('sortBy')}
                isQuiet
                icon={ArrowUpDown}
                defaultValue={sort === 'featured' ? '' : sort}
                data-value={sort === 'featured' ? '' : sort}
              >
                {sortOrders.map((order) => (
                  <option key={order} value={order === 'featured' ? '' : order}>
                    {t(`sortOrders.${order}`)}
                  </option>
                ))}
              </SelectField>
              <noscript>
                <button className={buttonClass({ look: 'outline', isSmall: true })}>{t('apply')}</button>
              </noscript>
            </div>
            <ViewSwitch filters={closed} />
          </div>
        </div>
      </div>
      <FilterSheet
        key={listingsHref(filters)}
        linkId={LINK_ID}
        locale={locale}
        labels={{ title: t('moreFilters'), close: t('close'), show: t('show'), clear: t('clearAll') }}
        clearHref={localizedHref(locale, '/properties')}
        chosen={sent.filter(({ name }) => !besidePanel.includes(name))}
      >
        {isOpen && <MoreFilters panel={filterPanel(t, { filters, facets: result.facets, typed, locale })} />}
      </FilterSheet>
    </form>
  );
}
