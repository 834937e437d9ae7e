import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Actions } from '@/components/ui/actions';
import { Link } from '@/lib/i18n/link';
import styles from './appointment-view.module.scss';

type AppointmentNotFoundProps = {
  /** Path of the page; null with a session. */
  returnTo: string | null;
  /** Booked just now, but the browser stores no cookies. */
  isJustBooked?: boolean;
};

export async function AppointmentNotFound({ returnTo, isJustBooked = false }: AppointmentNotFoundProps) {
  const t = await getTranslations('appointmentPage');
  const tSchedule = await getTranslations('scheduleCallPage');
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{isJustBooked ? t('notShown') : t('missing')}</h1>
      <p className="lead">{isJustBooked ? t('notShownText') : t('missingText')}</p>
      {returnTo && (
        <p>
          {t.rich('missingSignIn', {
            link: (words) => <Link href={`/login?returnTo=${encodeURIComponent(returnTo)}`}>{words}</Link>,
          })}
        </p>
      )}
      <Actions className={styles.actions}>
        <Link href="/schedule-call" className={buttonClass()}>
          {tSchedule('title')}
        </Link>
        <Link href="/#contact" className={arrowLinkClass}>
          <ArrowLabel>{tSchedule('direct')}</ArrowLabel>
        </Link>
      </Actions>
    </div>
  );
}
