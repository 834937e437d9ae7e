import { getTranslations } from 'next-intl/server';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import styles from './enquiry-section.module.scss';
import type { ReactNode } from 'react';

type EnquirySectionProps = {
  page: Pick<ListingPageView, 'address' | 'agent' | 'kind' | 'price' | 'priceNote' | 'reference' | 'status' | 'title'>;
  form: ReactNode;
};

export async function EnquirySection({ page, form }: EnquirySectionProps) {
  const t = await getTranslations('listingPage');
  const { address, agent, kind, price, priceNote, reference, status, title } = page;
  return (
    <section id="contact-form" className={`sand section ${styles.enquiry}`} aria-labelledby="contact-form-title">
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 id="contact-form-title">{t('enquiryForm.title', { kind, status })}</h2>
          <p className="lead">{t('enquiryForm.text', { agent: agent.name })}</p>
          <p className={`small ${styles.listing}`}>
            <b>{title}</b>
            <span>{address}</span>
            <span className="numeric">
              {t('reference', { reference })}
              {status !== 'sold' && ` · ${price}`}
              {status !== 'sold' && priceNote && ` ${priceNote}`}
            </span>
          </p>
        </div>
        <div className={styles.panel}>{form}</div>
      </div>
    </section>
  );
}
