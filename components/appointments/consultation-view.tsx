import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { getConsultation } from '@/lib/appointments/consultation';
import { CONSULTATION_MINUTES } from '@/lib/appointments/appointment-length';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { SchedulerSection, type SchedulerSectionProps } from './booking-area';
import styles from './consultation-view.module.scss';

export async function ConsultationView({ siteUrl, ...booking }: SchedulerSectionProps & { siteUrl: URL }) {
  const t = await getTranslations('consultationPage');
  const { title, lead, what, who, bring } = getConsultation(await currentLocale());

  return (
    <div className={styles.page}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.head}>
          <Breadcrumbs current={{ name: t('title'), href: '/book-consultation' }} siteUrl={siteUrl} />
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className={`numeric ${styles.facts}`}>
            <span>{t('minutes', { minutes: CONSULTATION_MINUTES })}</span>
            <span>{t('free')}</span>
          </p>
        </div>
        <div className={styles.area}>
          <SchedulerSection {...booking} />
        </div>
        <div className={styles.details}>
          <section aria-labelledby="what">
            <h2 id="what">{what.title}</h2>
            <p>{what.text}</p>
          </section>
          <section aria-labelledby="who">
            <h2 id="who">{who.title}</h2>
            <p>{who.text}</p>
          </section>
          <section aria-labelledby="bring">
            <h2 id="bring">{bring.title}</h2>
            <ul className={styles.list}>
              {bring.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
          <Link href="/#contact" className={arrowLinkClass}>
            <ArrowLabel>{t('direct')}</ArrowLabel>
          </Link>
        </div>
      </div>
    </div>
  );
}
