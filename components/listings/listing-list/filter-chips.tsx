import { getTranslations } from 'next-intl/server';
import { ChipLabel, chipClass } from '@/components/ui/chip';
import { operations } from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';
import { filterTags, type SearchFilters } from '@/lib/listings/search/filters';
import type { Facets } from '@/lib/listings/search/search';
import { formatNumber } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './filter-chips.module.scss';
import { FilterLink } from './filter-link';

/** Chips of the specification. */
const CHIP_COUNT = 4;
const chipTypes = ['all', ...propertyTypes.slice(0, CHIP_COUNT)] as const;

export async function FilterChips({ filters, facets }: { filters: SearchFilters; facets: Facets }) {
  const t = await getTranslations('listingList');
  const locale = await currentLocale();
  const { operation, types } = filters;
  return (
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
              {value === null ? (
                t('operations.all')
              ) : (
                <ChipLabel label={t(`operations.${value}`)} count={formatNumber(facets.operation[value], locale)} />
              )}
            </FilterLink>
          );
        })}
      </div>
      <div className={styles.chips} role="group" aria-label={t('type')}>
        {chipTypes.map((option) => {
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
        })}
      </div>
    </div>
  );
}

export function filtersBesideChips(filters: SearchFilters): number {
  const isChip = filters.types.length === 1 && chipTypes.some((type) => type === filters.types[0]);
  return filterTags(filters).filter(
    ({ filter }) => filter !== 'operation' && filter !== 'location' && !(filter === 'types' && isChip),
  ).length;
}
