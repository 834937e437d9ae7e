import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/link';
import styles from './services.module.scss';

const services = ['search', 'management', 'sales', 'advice'] as const;

/** The four services: a cross of hairlines instead of four boxes. */
export async function Services() {
  const t = await getTranslations('homePage.services');
  return (
    <section className="sand section" aria-labelledby="services-title">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.head}>
          <h2 id="services-title">{t('title')}</h2>
          <p className="soft">{t('text')}</p>
          <Link href="/contact" className={buttonClass()}>
            {t('action')}
          </Link>
        </div>
        <ul className={styles.cross}>
          {services.map((key) => (
            <li key={key} className={styles[key]}>
              <h3>{t(`${key}.title`)}</h3>
              <p>{t(`${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
