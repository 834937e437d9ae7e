import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Link } from '@/lib/i18n/link';
import type { SellContent } from '@/lib/landing/sell-page';
import { forTown } from '@/lib/site/own-town';
import styles from './steps.module.scss';

const steps = ['look', 'price', 'show', 'sign'] as const;

export async function Steps({ saleDays }: { saleDays: SellContent['saleDays'] }) {
  const t = await getTranslations('sellPage.steps');
  return (
    <section className="wrap section" aria-labelledby="steps-title">
      <div className={styles.head}>
        <h2 id="steps-title">{t('title')}</h2>
        <p className="soft">{t(forTown('text'), saleDays)}</p>
      </div>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t(`${step}.text`)}</p>
            <p className={styles.when}>{t(`${step}.when`)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.links}>
        <Link href="/services/sales#steps" className={arrowLinkClass}>
          <ArrowLabel>{t('service')}</ArrowLabel>
        </Link>
        <Link href="/guias/vender" className={arrowLinkClass}>
          <ArrowLabel>{t('guide')}</ArrowLabel>
        </Link>
      </p>
    </section>
  );
}
