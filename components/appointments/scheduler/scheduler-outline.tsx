import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentLocale } from '@/lib/i18n/locale';
import { dayName } from '@/lib/site/opening-hours';
import styles from './scheduler-outline.module.scss';

const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Placeholder in final size; shows `children` without JavaScript. */
export async function SchedulerOutline({ children }: { children: ReactNode }) {
  const t = await getTranslations('scheduler');
  const locale = await currentLocale();
  return (
    <>
      <div className={styles.outline}>
        <div className={styles.day}>
          <h2>{t('dayTitle')}</h2>
          <p role="status" className={styles.month}>
            {t('loading')}
          </p>
          <div className={styles.week} aria-hidden="true">
            {WEEK_DAYS.map((day) => (
              <span key={day}>{dayName(day, locale)}</span>
            ))}
          </div>
          <div className={styles.days} />
        </div>
        <div className={styles.form}>
          <h2>{t('timeTitle')}</h2>
          <div className={styles.times} />
          <h2>{t('detailsTitle')}</h2>
        </div>
      </div>
      <noscript>{children}</noscript>
    </>
  );
}
