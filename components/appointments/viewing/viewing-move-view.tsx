import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { formatDay, formatTime } from '@/lib/appointments/appointment-format';
import type { AppointmentAction } from '@/lib/appointments/appointment-form';
import { appointmentRules, officeTown } from '@/lib/appointments/booking-settings';
import { wallClock } from '@/lib/appointments/time-zone';
import type { OfferedDay } from '@/lib/diary/offered-times';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { appointmentPath, movingPath } from '@/lib/i18n/routes';
import { MoreDays } from './more-days';
import { ViewingMoveForm } from './viewing-move-form';
import { viewingErrorTexts } from './viewing-texts';
import styles from './viewing.module.scss';

type ViewingMoveViewProps = Readonly<{
  appointment: Readonly<{ reference: string; startsAt: Date }>;
  action: AppointmentAction;
  /** Null when the agent or the listing is no longer available. */
  days: readonly OfferedDay[] | null;
  isLater: boolean;
}>;

export async function ViewingMoveView({ action, appointment, days, isLater }: ViewingMoveViewProps) {
  const t = await getTranslations('appointmentPage');
  const tViewing = await getTranslations('viewing');
  const tScheduler = await getTranslations('scheduler');
  const locale = await currentLocale();
  const { reference, startsAt } = appointment;
  const { zone } = appointmentRules();
  const [day, time] = [wallClock(startsAt.getTime(), zone).day, formatTime(startsAt.getTime(), zone)];
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('moveTitle')}</h1>
        <p className="lead">{t('visit.moveLead', { day: formatDay(day, locale), time })}</p>
      </header>
      <div className={styles.panel}>
        {days && days.length > 0 ? (
          <ViewingMoveForm
            action={action}
            hidden={{ reference, locale }}
            days={days}
            start={String(startsAt.getTime())}
            labels={{
              times: tScheduler('chooseTime'),
              timesHint: tScheduler('office', { town: officeTown() }),
              chooseTime: tScheduler('chooseTime'),
              submit: tViewing('move'),
              pending: tViewing('moving'),
            }}
            errors={await viewingErrorTexts()}
            more={
              <MoreDays
                page={movingPath(reference)}
                // Without a day, the page opens on the day of the viewing.
                first={`${movingPath(reference)}?from=first`}
                days={days}
                isLater={isLater}
              />
            }
          />
        ) : (
          <p>{tViewing('noneToMove')}</p>
        )}
      </div>
      <Link href={appointmentPath(reference)} className={arrowLinkClass}>
        <ArrowLabel>{t('keep')}</ArrowLabel>
      </Link>
    </div>
  );
}
