import { getTranslations } from 'next-intl/server';
import type { ListingFigures } from '@/lib/reports/listing/listing-figures';
import { formatDate, formatPrice } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import figureStyles from './figures.module.scss';
import styles from './sale.module.scss';

/** A list, because a four-column table does not fit a phone. */
export async function PriceChanges({ changes }: Pick<ListingFigures, 'changes'>) {
  const t = await getTranslations('sale.figures.changes');
  const locale = await currentLocale();
  return (
    <div className={styles.section}>
      <h2 id="changes">{t('title')}</h2>
      <ul className={styles.list} aria-labelledby="changes">
        {changes.map(({ after, before, day, earlier, later }) => (
          <li key={day}>
            <div className={styles.row}>
              <strong>
                {before === null
                  ? formatPrice(after, locale)
                  : t('fromTo', { before: formatPrice(before, locale), after: formatPrice(after, locale) })}
              </strong>
              <span>{formatDate(day, locale)}</span>
            </div>
            <dl className={figureStyles.change}>
              <div>
                <dt>{t('earlier')}</dt>
                <dd>{earlier ? t('sums', { views: earlier.views, enquiries: earlier.enquiries }) : t('notCounted')}</dd>
              </div>
              <div>
                <dt>{t('later')}</dt>
                <dd>{t('inDays', { days: later.days, sums: t('sums', later.sums) })}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
