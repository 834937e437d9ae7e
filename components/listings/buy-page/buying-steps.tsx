import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/link';
import { guidePath } from '@/lib/i18n/routes';
import styles from './buying-steps.module.scss';

const steps = ['talk', 'visits', 'papers', 'keys'] as const;

export async function BuyingSteps() {
  const t = await getTranslations('buyPage.steps');

  return (
    <section className="sand section">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.intro}>
          <h2>{t('title')}</h2>
          <p className="soft">{t('text')}</p>
          <p>
            <Link href="/contact" className={buttonClass()}>
              {t('contact')}
            </Link>
          </p>
        </div>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{t(`${step}.title`)}</h3>
                <p className="soft">{t(`${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.more}>
          <Link href={guidePath('comprar')} className={arrowLinkClass}>
            <ArrowLabel>{t('guide')}</ArrowLabel>
          </Link>
          <Link href="/faq#buying-costs" className={arrowLinkClass}>
            <ArrowLabel>{t('costs')}</ArrowLabel>
          </Link>
        </p>
      </div>
    </section>
  );
}
