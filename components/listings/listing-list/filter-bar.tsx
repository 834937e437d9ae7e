import { ArrowUpDown, SlidersHorizontal } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { ChipLabel, chipClass } from '@/components/ui/chip';
import { SelectField } from '@/components/ui/select-field';
import { Icon } from '@/components/ui/icon';
import { sortOrders } from '@/lib/listings/search/filters';
import type { SearchFilters } from '@/lib/listings/search/filters';
import type { SearchResult } from '@/lib/listings/search/search';
import type { TypedNumbers } from '@/lib/listings/search/typed-numbers';
import { formatNumber } from '@/lib/i18n/format';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { ViewSwitch } from '@/components/map/view-switch';
import { boundsValues } from '@/lib/listings/search/map-bounds';
import { outlineValues } from '@/lib/listings/search/map-outline';
import { FilterChips, filtersBesideChips } from './filter-chips';
import styles from './filter-bar.module.scss';
import { FilterSheet } from './filter-sheet';
import { MoreFilters } from './more-filters';

type FilterBarProps = { formId: string; filters: SearchFilters; result: SearchResult; typed: TypedNumbers };

const PANEL_ID = 'more-filters';

/**
 * Links and a GET form: works without JavaScript. The panel follows its row, so that only the row is sticky; it is in
 * the page until `FilterSheet` opens it as a dialog.
 */
export async function FilterBar({ formId, filters, result, typed }: FilterBarProps) {
  const t = await getTranslations('listingList');
  const locale = await currentLocale();
  const { operation, location, bounds, outline, sort, advanced, view } = filters;
  const furtherCount = filtersBesideChips(filters);
  const hasUnread = Object.keys(typed.unread).length > 0;

  return (
    <form
      id={formId}
      className={styles.bar}
      action={localizedHref(locale, '/properties')}
      aria-label={t('form')}
      autoComplete="off"
    >
      {operation && <input type="hidden" name="operation" value={operation} />}
      {location && <input type="hidden" name="location" value={location} />}
      {bounds && <input type="hidden" name="bounds" value={boundsValues(bounds).join(',')} />}
      {outline && <input type="hidden" name="outline" value={outlineValues(outline).join(',')} />}
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      <div className={styles.row}>
        <div className={`wrap ${styles.line}`}>
          <FilterChips filters={filters} facets={result.facets} />
          <div className={styles.tools}>
            <details open={advanced || hasUnread}>
              <summary id={`${PANEL_ID}-open`} className={chipClass()} aria-controls={PANEL_ID}>
                <Icon node={SlidersHorizontal} />
                {furtherCount > 0 ? (
                  <ChipLabel label={t('moreFilters')} count={formatNumber(furtherCount, locale)} />
                ) : (
                  t('moreFilters')
                )}
              </summary>
            </details>
            <p className={styles.count} aria-hidden="true">
              {t('found', { count: result.total })}
            </p>
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
            <ViewSwitch filters={filters} />
          </div>
        </div>
      </div>
      <FilterSheet
        id={PANEL_ID}
        locale={locale}
        labels={{ title: t('moreFilters'), close: t('close'), show: t('show') }}
      >
        <MoreFilters filters={filters} facets={result.facets} typed={typed} />
      </FilterSheet>
    </form>
  );
}
