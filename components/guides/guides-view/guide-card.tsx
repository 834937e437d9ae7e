import { getTranslations } from 'next-intl/server';
import { Image } from '@/components/ui/image';
import { classNames } from '@/lib/text/class-names';
import type { GuideSummary } from '@/lib/writing/guides';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './guide-card.module.scss';

type GuideCardProps = { guide: GuideSummary; isLarge: boolean };

export async function GuideCard({ guide, isLarge }: GuideCardProps) {
  const t = await getTranslations();
  const { category, href, title, excerpt, steps, checks, image } = guide;
  return (
    <li className={classNames(styles.card, isLarge && styles.large)}>
      <div className={styles.media}>
        <Image
          image={getImage(image, await currentLocale())}
          sizes={isLarge ? '(min-width: 64rem) 44rem, 100vw' : '(min-width: 40rem) 16rem, 40vw'}
          isPriority={isLarge && category === 'buying'}
          isDecorative
        />
      </div>
      <div className={styles.text}>
        <h2>
          <Link href={href}>{t(`guideCategories.${category}`)}</Link>
        </h2>
        <p className={styles.title}>{title}</p>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={`numeric small ${styles.facts}`}>
          <span>{t('guides.steps', { count: steps.length })}</span>
          <span>{t('guides.checks', { count: checks })}</span>
        </p>
      </div>
    </li>
  );
}
