import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import type { HomeFigures } from '@/lib/figures/home-figures';
import { formatDate, formatPrice } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import figureStyles from './figures.module.scss';
import styles from './sale.module.scss';

/** Each new price, and what happened before and after it. */
export async function PriceChanges({ changes }: Pick<HomeFigures, 'changes'>) {
  const t = await getTranslations('sale.figures.changes');
  const locale = await currentLocale();
  return (
    <div className={styles.section}>
      <h2 id="changes">{t('title')}</h2>
      <Table
        labelledBy="changes"
        head={[t('day'), t('price'), t('earlier'), t('later')]}
        rows={changes.map(({ after, before, day, earlier, later }) => ({
          id: day,
          cells: [
            formatDate(day, locale),
            before === null
              ? formatPrice(after, locale)
              : t('fromTo', { before: formatPrice(before, locale), after: formatPrice(after, locale) }),
            earlier ? t('sums', { views: earlier.views, enquiries: earlier.enquiries }) : t('notCounted'),
            t('inDays', { days: later.days, sums: t('sums', later.sums) }),
          ],
        }))}
        region={{ className: figureStyles.scroll }}
      />
    </div>
  );
}
