import { FileText, KeyRound, MessageCircle, Search } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/link';
import { forTown } from '@/lib/site/own-town';
import styles from './services.module.scss';

const services = [
  { key: 'search', icon: Search },
  { key: 'management', icon: KeyRound },
  { key: 'sales', icon: FileText },
  { key: 'advice', icon: MessageCircle },
] as const;

export async function Services() {
  const t = await getTranslations('landingPage.services');
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
          {services.map(({ key, icon }) => (
            <li key={key}>
              <details>
                <summary>
                  <Icon node={icon} />
                  <h3>{t(`${key}.title`)}</h3>
                </summary>
                <p>{t(key === 'advice' ? forTown('advice.text') : `${key}.text`)}</p>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
