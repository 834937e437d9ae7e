import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/locale';
import { residenceOf } from '@/lib/listings/list/card-means';
import { meansAssumed } from '@/lib/listings/list/means-assumed';
import { shownMeasure, type SearchFilters } from '@/lib/listings/search/filters';
import { FilterLink } from './filter-link';
import styles from './means-note.module.scss';

export async function MeansNote({ filters }: { filters: SearchFilters }) {
  const t = await getTranslations('listingMeans');
  const locale = await currentLocale();
  const shown = shownMeasure(filters);
  const { assumed, sources } = meansAssumed(t, filters, locale);
  const other = filters.resident === 'yes' ? 'no' : 'yes';
  return (
    <div className={styles.note}>
      <div className={styles.ways}>
        <span id="means-switch">{t('switch')}</span>
        <ul className={styles.measures} aria-labelledby="means-switch">
          {(['monthly', 'cash', 'price'] as const).map((measure) => (
            <li key={measure}>
              <FilterLink
                id={`measure-${measure}`}
                locale={locale}
                filters={{ ...filters, measure, page: 1 }}
                aria-current={measure === shown ? 'true' : undefined}
                rel="nofollow"
              >
                {t(`measures.${measure}`)}
              </FilterLink>
            </li>
          ))}
        </ul>
        <FilterLink id="residence" locale={locale} filters={{ ...filters, resident: other, page: 1 }} rel="nofollow">
          {t('residence', { residence: residenceOf(filters) })}
        </FilterLink>
      </div>
      <p>{assumed}</p>
      <details>
        <summary>{t('how')}</summary>
        <p>{sources}</p>
      </details>
    </div>
  );
}
