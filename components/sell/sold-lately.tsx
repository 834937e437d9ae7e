import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/link';
import type { SellContent } from '@/lib/landing/sell-page';
import styles from './sold-lately.module.scss';

export async function SoldLately({ listings }: { listings: SellContent['sold'] }) {
  const t = await getTranslations('sellPage.sold');
  return (
    <section className="sand section" aria-labelledby="sold-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="sold-title">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <ul className={styles.list}>
          {listings.map(({ area, bedrooms, days, href, id, share, title }) => (
            <li key={id} className={styles.home}>
              <h3>
                <Link href={href}>{title}</Link>
              </h3>
              <p className="numeric small">
                {[area, bedrooms > 0 && t('bedrooms', { count: bedrooms })].filter(Boolean).join(' · ')}
              </p>
              <dl className={styles.figures}>
                <div>
                  <dt>{t('days')}</dt>
                  <dd>{days}</dd>
                </div>
                {share && (
                  <div>
                    <dt>{t('share')}</dt>
                    <dd>{share}</dd>
                  </div>
                )}
              </dl>
            </li>
          ))}
        </ul>
        <p className={`mini ${styles.note}`}>{t('note')}</p>
      </div>
    </section>
  );
}
