import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import type { LandingContent } from '@/lib/landing/landing-page';
import { Link } from '@/lib/i18n/link';
import { ValueChart } from './value-chart';
import styles from './value-tracking.module.scss';

export async function ValueTracking(tracking: LandingContent['tracking']) {
  const t = await getTranslations('landingPage.valueTracking');
  return (
    <section className={`onDark ${styles.tracking}`} aria-labelledby="tracking-title">
      <div className={`wrap ${styles.head}`}>
        <h2 id="tracking-title">{t('title')}</h2>
        <div>
          <p>{t('text')}</p>
          <Link href="/login?returnTo=/herramientas/valoracion" className={buttonClass({ look: 'outline' })}>
            {t('action')}
          </Link>
        </div>
      </div>
      <ValueChart tracking={tracking} />
    </section>
  );
}
