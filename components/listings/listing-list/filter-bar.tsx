import { SlidersHorizontal } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { ChipLabel, chipClass } from '@/components/ui/chip';
import { SelectField } from '@/components/ui/select-field';
import { Icon } from '@/components/ui/icon';
import { operations } from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';
import { appliedFilters, sortOrders } from '@/lib/listings/search/filters';
import type { SearchFilters } from '@/lib/listings/search/filters';
import type { Facets } from '@/lib/listings/search/search';
import type { TypedNumbers } from '@/lib/listings/search/typed-numbers';
import { formatNumber } from '@/lib/i18n/format';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './filter-bar.module.scss';
import { FilterLink } from './filter-link';
import { MoreFilters } from './more-filters';
import { RevealPanel } from './reveal-panel';

type FilterBarProps = { formId: string; filters: SearchFilters; facets: Facets; typed: TypedNumbers };

/** Chips of the specification; others are further filters. */
const CHIP_COUNT = 4;
const chipTypes = ['all', ...propertyTypes.slice(0, CHIP_COUNT)] as const;
const furtherTypes = propertyTypes.slice(CHIP_COUNT);

const PANEL_ID = 'more-filters';

/** Links and a GET form: works without JavaScript. The panel follows its row, so that only the row is sticky. */
export async function FilterBar({ formId, filters, facets, typed }: FilterBarProps) {
  const t = await getTranslations('listingList');
  const locale = await currentLocale();
  const { operation, types, location, sort, advanced } = filters;
  const typeChip = (option: (typeof chipTypes)[number] | (typeof furtherTypes)[number]) => {
    const chosen = option === 'all' ? [] : [option];
    return (
      <FilterLink
        key={option}
        id={`type-${option}`}
        className={chipClass()}
        locale={locale}
        filters={{ ...filters, types: chosen, page: 1 }}
        aria-current={chosen.join() === types.join() ? 'true' : undefined}
      >
        <ChipLabel label={t(`types.${option}`)} count={formatNumber(facets.type[option], locale)} />
      </FilterLink>
    );
  };
  const furtherCount =
    appliedFilters(filters).filter((filter) => !['operation', 'types', 'location'].includes(filter)).length +
    (types.some((type) => furtherTypes.includes(type)) ? 1 : 0);

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
      {types.length > 0 && <input type="hidden" name="type" value={types.join(',')} />}
      {location && <input type="hidden" name="location" value={location} />}
      {advanced && <input type="hidden" name="advanced" value="1" />}
      <div className={styles.row}>
        <div className={`wrap ${styles.grid}`}>
          <div className={styles.choices}>
            <div className={styles.operations} role="group" aria-label={t('operation')}>
              {(['all', ...operations] as const).map((option) => {
                const value = option === 'all' ? null : option;
                return (
                  <FilterLink
                    key={option}
                    id={`operation-${option}`}
                    locale={locale}
                    filters={{ ...filters, operation: value, page: 1 }}
                    aria-current={value === operation ? 'true' : undefined}
                  >
                    {t(`operations.${option}`)}
                  </FilterLink>
                );
              })}
            </div>
            <div className={styles.chips} role="group" aria-label={t('type')}>
              {chipTypes.map(typeChip)}
            </div>
          </div>
          <details className={styles.more} open={advanced || furtherCount > 0 || hasUnread}>
            <summary className={chipClass()} aria-controls={PANEL_ID}>
              <Icon node={SlidersHorizontal} />
              {furtherCount > 0 ? (
                <ChipLabel label={t('moreFilters')} count={formatNumber(furtherCount, locale)} />
              ) : (
                t('moreFilters')
              )}
            </summary>
          </details>
          <div className={styles.sort}>
            <SelectField
              id="sort"
              name="sort"
              label={t('sortBy')}
              isQuiet
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
        </div>
      </div>
      <div id={PANEL_ID} className={styles.further}>
        <MoreFilters filters={filters} facets={facets} typed={typed}>
          {furtherTypes.map(typeChip)}
        </MoreFilters>
      </div>
      <RevealPanel panelId={PANEL_ID} />
    </form>
  );
}
