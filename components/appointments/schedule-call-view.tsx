import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Link } from '@/lib/i18n/link';
import { AppointmentScheduler, type AppointmentSchedulerProps } from './appointment-scheduler';
import styles from './schedule-call-view.module.scss';

type ScheduleCallViewProps = Omit<AppointmentSchedulerProps, 'mode' | 'page' | 'hidden'> & {
  formKey: string;
  siteUrl: URL;
};

export async function ScheduleCallView({ formKey, siteUrl, ...scheduler }: ScheduleCallViewProps) {
  const t = await getTranslations('scheduleCallPage');
  const tConsultation = await getTranslations('consultationPage');
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        trail={[{ name: tConsultation('title'), href: '/book-consultation' }]}
        current={{ name: t('title'), href: '/schedule-call' }}
        siteUrl={siteUrl}
      />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <div className={styles.panel}>
        <AppointmentScheduler {...scheduler} mode="book" page="/schedule-call" hidden={{ formKey }} />
      </div>
      <Link href="/#contact" className={arrowLinkClass}>
        <ArrowLabel>{t('direct')}</ArrowLabel>
      </Link>
    </div>
  );
}
