import { getTranslations } from 'next-intl/server';
import { Image } from '@/components/ui/image';
import type { SellContent } from '@/lib/landing/sell-page';
import styles from './features.module.scss';

const features = ['valuation', 'marketing', 'visits', 'management'] as const;

export async function Features({ image }: { image: SellContent['images']['features'] }) {
  const t = await getTranslations('sellPage.features');
  return (
    <section className={`sand ${styles.band}`} aria-labelledby="features-title">
      <Image image={image} sizes="100vw" className={styles.image} />
      <div className={styles.text}>
        <h2 id="features-title">{t('title')}</h2>
        <ul className={styles.list}>
          {features.map((feature) => (
            <li key={feature}>
              <h3>{t(`${feature}.title`)}</h3>
              <p>{t(`${feature}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
