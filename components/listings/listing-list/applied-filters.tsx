import { X } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { chipClass } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { filterLabel } from '@/lib/listings/list/filter-labels';
import { filterTags, noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './applied-filters.module.scss';
import { FilterLink } from './filter-link';

export async function AppliedFilters({ filters }: { filters: SearchFilters }) {
  const made = filterTags(filters);
  if (made.length === 0) return null;
  const t = await getTranslations('listingList');
  const locale = await currentLocale();

  return (
    <ul className={styles.tags} aria-label={t('applied')}>
      {made.map(({ key, filter, alone, rest }) => (
        <li key={key}>
          <FilterLink id={`remove-${key}`} className={chipClass({ isTag: true })} locale={locale} filters={rest}>
            <span className="visuallyHidden">{t('remove')} </span>
            <span>{filterLabel(t, filter, alone, locale)}</span>
            <Icon node={X} />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink id="remove-all" className={styles.clear} locale={locale} filters={noFilters}>
          {t('clearAll')}
        </FilterLink>
      </li>
    </ul>
  );
}
