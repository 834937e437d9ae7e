import { appointmentRules } from '@/lib/appointments/booking-settings';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import type { AppPath } from '@/lib/i18n/routes';
import { readLabels } from './scheduler/read-labels';
import { Scheduler, type SchedulerProps } from './scheduler/scheduler';
import styles from './appointment-scheduler.module.scss';

export type AppointmentSchedulerProps = Pick<
  SchedulerProps,
  'initial' | 'choice' | 'zones' | 'action' | 'hidden' | 'mode' | 'siteKey'
> & {
  page: AppPath;
};

export async function AppointmentScheduler({ page, ...props }: AppointmentSchedulerProps) {
  const locale = await currentLocale();
  const { lengths, slotMinutes, zone } = appointmentRules();
  return (
    <div className={styles.room}>
      <Scheduler
        {...props}
        pageHref={localizedHref(locale, page)}
        privacyHref={localizedHref(locale, '/privacy-policy')}
        locale={locale}
        labels={await readLabels()}
        officeZone={zone}
        lengths={lengths}
        slotMinutes={slotMinutes}
      />
    </div>
  );
}
