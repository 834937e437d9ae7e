import { getTranslations } from 'next-intl/server';
import styles from './contact.module.scss';
import type { ReactNode } from 'react';

export async function LandingContact({ form }: { form: ReactNode }) {
  const t = await getTranslations('landingPage.contact');
  return (
    <section id="contact" className="sand section" aria-labelledby="contact-title">
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 id="contact-title">{t('title')}</h2>
          <p className="lead">{t('text')}</p>
        </div>
        <div className={styles.panel}>{form}</div>
      </div>
    </section>
  );
}
