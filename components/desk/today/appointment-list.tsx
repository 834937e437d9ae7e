import { getTranslations } from 'next-intl/server';
import { EntryState } from '@/components/desk/diary/entry-state';
import { formatDay, formatTime } from '@/lib/appointments/appointment-format';
import { wallClock } from '@/lib/appointments/time-zone';
import type { ComingAppointment } from '@/lib/diary/diary-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './today.module.scss';

type AppointmentListProps = Readonly<{
  id: string;
  title: string;
  appointments: readonly ComingAppointment[];
  zone: string;
  showsDay?: boolean;
}>;

export async function AppointmentList({ appointments, id, showsDay = false, title, zone }: AppointmentListProps) {
  if (appointments.length === 0) return null;
  const t = await getTranslations('deskDiary');
  const locale = await currentLocale();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <ol className={styles.rows}>
        {appointments.map(({ address, agent, kind, listing, minutes, mode, name, phone, start, state, ...entry }) => (
          <li key={entry.id} className={styles.row}>
            <div className={styles.text}>
              <Link href={deskPath('diary', entry.id)} className={styles.link}>
                <time dateTime={new Date(start).toISOString()}>
                  {showsDay && `${formatDay(wallClock(start, zone).day, locale)}, `}
                  {t('range', { from: formatTime(start, zone), to: formatTime(start + minutes * 60_000, zone) })}
                </time>{' '}
                · {t(`kinds.${kind}`)} · {name}
              </Link>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
                {phone}
              </a>
              <span className={styles.why}>
                {[listing?.reference, address ?? t(`modes.${mode}`), agent ?? t('office')].filter(Boolean).join(' · ')}
              </span>
              <EntryState state={state} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
