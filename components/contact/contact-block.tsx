import { Mail, Phone } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/link';
import { siteFacts } from '@/lib/site/site-facts';
import styles from './contact-block.module.scss';
import type { ReactNode } from 'react';

const hints = ['sale', 'visit', 'rent'] as const;

export async function ContactBlock({ form }: { form: ReactNode }) {
  const { agency } = siteFacts();
  const t = await getTranslations('contactPage.form');
  return (
    <section id="contact-form" className={`section ${styles.band}`} aria-labelledby="contact-form-title">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <h2 id="contact-form-title">{t('title')}</h2>
          <p className="lead">{t.rich('text', { about: (words) => <Link href="/about#team">{words}</Link> })}</p>
          <h3>{t('what')}</h3>
          <ul className={styles.hints}>
            {hints.map((hint) => (
              <li key={hint}>{t(`items.${hint}`)}</li>
            ))}
          </ul>
          <ul className={styles.ways}>
            <li>
              <Icon node={Mail} />
              <span className={styles.way}>{t('byEmail')}</span>
              <a href={`mailto:${agency.email}`}>{agency.email}</a>
            </li>
            <li>
              <Icon node={Phone} />
              <span className={styles.way}>{t('byPhone')}</span>
              <a href={`tel:${agency.phone.e164}`} className="numeric">
                {agency.phone.display}
              </a>
            </li>
          </ul>
        </div>
        <div className={styles.panel}>{form}</div>
      </div>
    </section>
  );
}
