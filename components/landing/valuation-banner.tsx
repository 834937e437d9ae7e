import { Check } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Image } from '@/components/ui/image';
import type { LandingContent } from '@/lib/landing/landing-page';
import { Link } from '@/lib/i18n/link';
import styles from './valuation-banner.module.scss';

const points = ['visit', 'range', 'advice'] as const;

export async function ValuationBanner({ image }: LandingContent['valuationBanner']) {
  const t = await getTranslations('landingPage.valuationCall');
  return (
    <section className={styles.banner} aria-labelledby="call-title">
      <Image image={image} sizes="100vw" className={styles.image} />
      <div className={styles.panel}>
        <h2 id="call-title">{t('title')}</h2>
        <p>{t('text')}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon node={Check} />
              {t(point)}
            </li>
          ))}
        </ul>
        <Link href="/contact" className={buttonClass()}>
          {t('action')}
        </Link>
      </div>
    </section>
  );
}
