import { getTranslations } from 'next-intl/server';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { foldText } from '@/lib/text/fold-text';
import styles from './description.module.scss';

type DescriptionProps = { page: Pick<ListingPageView, 'name' | 'text' | 'title'> };

export async function Description({ page: { name, text, title } }: DescriptionProps) {
  const t = await getTranslations('listingPage');
  // Feeds have no separate headline.
  const hasHeadline = foldText(title) !== foldText(name);
  return (
    <section className={styles.description} aria-labelledby="description-heading">
      <h2 id="description-heading" className={hasHeadline ? styles.headline : 'visuallyHidden'}>
        {hasHeadline ? title : t('description')}
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
