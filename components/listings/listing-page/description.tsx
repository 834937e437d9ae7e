import { getTranslations } from 'next-intl/server';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import styles from './description.module.scss';

export async function Description({ text }: { text: ListingPageView['text'] }) {
  const t = await getTranslations('listingPage');
  return (
    <section className={styles.description} aria-labelledby="description-heading">
      <h2 id="description-heading" className="visuallyHidden">
        {t('description')}
      </h2>
      <p className={styles.opening}>{text.opening}</p>
      {text.paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {text.shouldKnow !== null && (
        <div className={styles.shouldKnow}>
          <h3>{t('shouldKnow')}</h3>
          <p>{text.shouldKnow}</p>
        </div>
      )}
    </section>
  );
}
