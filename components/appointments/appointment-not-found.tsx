import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Actions } from '@/components/ui/actions';
import { Link } from '@/lib/i18n/link';
import styles from './appointment-view.module.scss';

export async function AppointmentNotFound() {
  const t = await getTranslations('appointmentPage');
  const tSchedule = await getTranslations('scheduleCallPage');
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('missing')}</h1>
      <p className="lead">{t('missingText')}</p>
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
