import { getTranslations } from 'next-intl/server';
import { Image } from '@/components/ui/image';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { foldText } from '@/lib/text/fold-text';
import { OtherTexts } from './other-texts';
import styles from './description.module.scss';

type DescriptionProps = { page: Pick<ListingPageView, 'name' | 'otherTexts' | 'text' | 'textImages' | 'title'> };

const SIZES = '(min-width: 1024px) 780px, 100vw';

export async function Description({ page: { name, otherTexts, text, textImages, title } }: DescriptionProps) {
  const t = await getTranslations('listingPage');
  // Feeds have no separate headline.
  const hasHeadline = foldText(title) !== foldText(name);
  // Decorative: the gallery has them with their texts.
  const [first, last] = textImages.map((image) => (
    <Image key={image.name} image={image} sizes={SIZES} isDecorative className={styles.image} />
  ));
  return (
    <section className={styles.description} aria-labelledby="description-heading">
      <h2 id="description-heading" className={hasHeadline ? styles.headline : 'visuallyHidden'}>
        {hasHeadline ? title : t('description')}
      </h2>
      <p className={styles.opening}>{text.opening}</p>
      {first}
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
      {/* Without such texts nothing is added to the page. */}
      {otherTexts.length === 0 ? last : [last, <OtherTexts key="other-texts" texts={otherTexts} />]}
    </section>
  );
}
