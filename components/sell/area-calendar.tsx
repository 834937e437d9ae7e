import { getTranslations } from 'next-intl/server';
import type { SellContent } from '@/lib/landing/sell-page';
import styles from './seller-area.module.scss';

export async function AreaCalendar({ days }: Pick<SellContent['area'], 'days'>) {
  const t = await getTranslations('sellPage.area.calendar');
  return (
    <article className={styles.panel}>
      <h3>{t('title')}</h3>
      <p>{t('caption')}</p>
      <ul className={styles.days}>
        {days.map(({ name, times }) => (
          <li key={name}>
            <b>{name}</b>
            {times.length === 0 ? (
              <span className="visuallyHidden">{t('none')}</span>
            ) : (
              <ul className={styles.times}>
                {times.map((time) => (
                  <li key={time}>{time}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}
