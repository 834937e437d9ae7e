import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import type { LandingContent } from '@/lib/landing/landing-page';
import { Link } from '@/lib/i18n/link';
import { forTown, ownTown } from '@/lib/site/own-town';
import styles from './statistics.module.scss';

export async function Statistics({ founded, street, phone, isSample, shown, ...values }: LandingContent['statistics']) {
  const t = await getTranslations('landingPage.statistics');
  return (
    <section className={`wrap ${styles.statistics}`} aria-label={t('label')}>
      <div className={styles.reach}>
        <p className={styles.statement}>
          {t(forTown('statement'), { street, year: String(founded), town: ownTown() })}
        </p>
        <Link href="/contact" className={buttonClass({ isSmall: true })}>
          {t('contact')}
        </Link>
        <p className={styles.phone}>
          {t.rich('call', {
            number: phone.display,
            phone: (number) => <a href={`tel:${phone.e164}`}>{number}</a>,
          })}
        </p>
      </div>
      <div>
        {shown.length > 0 && (
          <dl className={styles.list}>
            {shown.map((figure) => (
              <div key={figure}>
                <dt>{t(figure)}</dt>
                <dd>
                  {values[figure]}
                  <span>+</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {isSample && shown.length > 0 && <p className={`mini soft ${styles.sample}`}>{t('sample')}</p>}
      </div>
    </section>
  );
}
