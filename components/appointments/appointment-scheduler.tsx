import { agency } from '@/lib/site/agency';
import { bookingRules } from '@/lib/appointments/booking-settings';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import type { AppPath } from '@/lib/i18n/routes';
import { readLabels } from './scheduler/read-labels';
import { Scheduler, type SchedulerProps } from './scheduler/scheduler';
import styles from './appointment-scheduler.module.scss';

export type CallSchedulerProps = Pick<
  SchedulerProps,
  'initial' | 'choice' | 'zones' | 'action' | 'hidden' | 'mode' | 'siteKey'
> & {
  /** The page it stands on. */
  page: AppPath;
};

/** The scheduler with the rules of the agency and the words of the page's language. */
export async function CallScheduler({ page, ...props }: CallSchedulerProps) {
  const locale = await currentLocale();
  return (
    <div className={styles.room}>
      <Scheduler
        {...props}
        pageHref={localizedHref(locale, page)}
        privacyHref={localizedHref(locale, '/privacy-policy')}
        locale={locale}
        labels={await readLabels()}
        officeZone={bookingRules.zone}
        lengths={bookingRules.lengths}
        slotMinutes={bookingRules.slotMinutes}
        phone={agency.phone.display}
      />
    </div>
  );
}
