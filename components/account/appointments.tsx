import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { appointmentRules, officeTown } from '@/lib/appointments/booking-settings';
import { formatDay, formatTime } from '@/lib/appointments/appointment-format';
import { wallClock } from '@/lib/appointments/time-zone';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { appointmentPath } from '@/lib/i18n/routes';
import styles from './dashboard.module.scss';

type AppointmentsProps = {
  appointments: readonly {
    reference: string;
    startsAt: Date;
    minutes: number;
    kind: 'call' | 'viewing' | 'valuation';
    listing: string | null;
    awaitsConfirmation: boolean;
  }[];
};

export async function Appointments({ appointments }: AppointmentsProps) {
  const t = await getTranslations('dashboardPage.calls');
  const locale = await currentLocale();
  const { zone } = appointmentRules();
  return (
    <section className={styles.section} aria-labelledby="calls">
      <h2 id="calls">{t(appointments.every(({ kind }) => kind === 'call') ? 'title' : 'titleMixed')}</h2>
      <dl className={`numeric ${styles.details}`}>
        {appointments.map(({ awaitsConfirmation, listing, kind, minutes, reference, startsAt }) => {
          const start = startsAt.getTime();
          return (
            <div key={reference}>
              <dt>{formatDay(wallClock(start, zone).day, locale)}</dt>
              <dd className={styles.row}>
                <span>
                  {t('when', { time: formatTime(start, zone), minutes, town: officeTown() })}
                  <span className={`mini ${styles.what}`}>
                    {t(`kinds.${kind}`)}
                    {listing && `: ${listing}`}
                    {awaitsConfirmation && ` · ${t('awaits')}`}
                  </span>
                </span>
                <Link href={appointmentPath(reference)} className={buttonClass({ look: 'outline', isSmall: true })}>
                  {t(kind === 'call' ? 'move' : 'see')}
                </Link>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
