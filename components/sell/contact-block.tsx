import { getTranslations } from 'next-intl/server';
import type { SellContent } from '@/lib/landing/sell-page';
import { CONTACT_ID } from './contact-anchor';
import styles from './contact-block.module.scss';
import type { ReactNode } from 'react';

type ContactBlockProps = Pick<SellContent, 'phone' | 'phoneHours' | 'email'> & { form: ReactNode };

export async function SellContactBlock({ phone, phoneHours, email, form }: ContactBlockProps) {
  const t = await getTranslations('sellPage.contact');
  return (
    <section id={CONTACT_ID} className={styles.block} aria-labelledby="contact-title">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <h2 id="contact-title">{t('title')}</h2>
          <p>{t('text')}</p>
          <dl className={styles.ways}>
            <div>
              <dt>{t('phone')}</dt>
              <dd>
                <a href={`tel:${phone.e164}`}>{phone.display}</a>
                <span>{phoneHours}</span>
              </dd>
            </div>
            <div>
              <dt>{t('email')}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          </dl>
        </div>
        <div className={styles.panel}>{form}</div>
      </div>
    </section>
  );
}
