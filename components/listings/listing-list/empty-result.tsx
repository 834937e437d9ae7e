import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/image';
import { wishesMade, wishLabel } from '@/lib/listings/filter-labels';
import { getPicture } from '@/lib/site/images';
import { noFilters, withoutWish, type SearchFilters, type Wish } from '@/lib/listings/search/filters';
import type { SearchResult } from '@/lib/listings/search/search';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './empty-result.module.scss';
import { FilterLink } from './filter-link';

type EmptyResultProps = { filters: SearchFilters; without: SearchResult['without']; portfolioSize: number };

/** No home matches: which wish stands in the way, and what each lifted one would give. */
export async function EmptyResult({ filters, without, portfolioSize }: EmptyResultProps) {
  const t = await getTranslations('propertyList');
  const locale = await currentLocale();
  const gainOf = (wish: Wish) => without[wish] ?? 0;
  const helpful = wishesMade(filters)
    .filter((wish) => gainOf(wish) > 0)
    .toSorted((one, other) => gainOf(other) - gainOf(one));

  return (
    <div className={styles.empty}>
      <Picture picture={getPicture('spot-empty-search', locale)} sizes="(min-width: 640px) 320px, 60vw" isDecorative />
      <div className={styles.words}>
        <h3>{t('empty.title')}</h3>
        <p className="soft">{t(helpful.length > 0 ? 'empty.loosen' : 'empty.several')}</p>
        {helpful.length > 0 && (
          <ul className={styles.ways}>
            {helpful.map((wish) => (
              <li key={wish}>
                <FilterLink
                  id={`without-${wish}`}
                  className={arrowLinkClass}
                  locale={locale}
                  filters={withoutWish(filters, wish)}
                >
                  <ArrowLabel>{t('empty.without', { wish: wishLabel(t, wish, filters, locale) })}</ArrowLabel>
                </FilterLink>
                <span className="soft numeric">{t('found', { count: gainOf(wish) })}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <FilterLink id="without-all" className={buttonClass({ look: 'outline' })} locale={locale} filters={noFilters}>
            {t('empty.clear', { count: portfolioSize })}
          </FilterLink>
          <Link className={arrowLinkClass} href="/contact">
            <ArrowLabel>{t('empty.contact')}</ArrowLabel>
          </Link>
        </div>
      </div>
    </div>
  );
}
