import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';
import { hoursRows } from '@/lib/site/opening-hours';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './opening-hours-list.module.scss';

export async function OpeningHoursList({ of, label }: { of: 'office' | 'phone'; label: string }) {
  const t = await getTranslations('footer');
  return (
    <dl className={`numeric ${styles.hours}`} aria-label={label}>
      {hoursRows(siteFacts().agency.hours[of], await currentLocale()).map((row) => (
        <div key={row.days}>
          <dt>{row.days}</dt>
          <dd>{row.opens === null ? t('closed') : t('openFromTo', { opens: row.opens, closes: row.closes })}</dd>
        </div>
      ))}
    </dl>
  );
}
