import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { formatDay, formatTime } from '@/lib/appointments/appointment-format';
import { wallClock } from '@/lib/appointments/time-zone';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { appointmentPath, movingPath } from '@/lib/i18n/routes';
import { AppointmentScheduler, type AppointmentSchedulerProps } from './appointment-scheduler';
import styles from './schedule-call-view.module.scss';

type RescheduleViewProps = Omit<AppointmentSchedulerProps, 'mode' | 'page' | 'hidden' | 'siteKey'> & {
  appointment: { reference: string; startsAt: Date };
};

export async function RescheduleView({ appointment, ...scheduler }: RescheduleViewProps) {
  const t = await getTranslations('appointmentPage');
  const locale = await currentLocale();
  const start = appointment.startsAt.getTime();
  const { zone } = appointmentRules();
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('moveTitle')}</h1>
        <p className="lead">
          {t('moveLead', { day: formatDay(wallClock(start, zone).day, locale), time: formatTime(start, zone) })}
        </p>
      </header>
      <div className={styles.panel}>
        <AppointmentScheduler
          {...scheduler}
          mode="move"
          siteKey={null}
          page={movingPath(appointment.reference)}
          hidden={{ reference: appointment.reference }}
        />
      </div>
      <Link href={appointmentPath(appointment.reference)} className={arrowLinkClass}>
        <ArrowLabel>{t('keep')}</ArrowLabel>
      </Link>
    </div>
  );
}
