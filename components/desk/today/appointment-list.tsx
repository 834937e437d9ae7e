import { getTranslations } from 'next-intl/server';
import { EntryState } from '@/components/desk/diary/entry-state';
import { formatTime } from '@/lib/appointments/appointment-format';
import { wallClock } from '@/lib/appointments/time-zone';
import { typedPhoneHref } from '@/lib/contacts/phone-number';
import type { ComingAppointment } from '@/lib/diary/diary-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { dateFormat } from '@/lib/i18n/intl-cache';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { readablePhone } from '@/lib/phones/readable-phone';
import styles from './appointment-list.module.scss';

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
  const format = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayOf = (start: number) => format.format(new Date(`${wallClock(start, zone).day}T12:00:00Z`));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ol className={styles.rows}>
        {appointments.map(({ address, agent, kind, listing, minutes, mode, name, phone, start, state, ...entry }) => (
          <li key={entry.id} className={styles.row}>
            <time dateTime={new Date(start).toISOString()} className={styles.time}>
              {showsDay && <span>{dayOf(start)}</span>}
              <strong>{formatTime(start, zone)}</strong>
              <span>– {formatTime(start + minutes * 60_000, zone)}</span>
            </time>
            <div className={styles.text}>
              <Link href={deskPath('diary', entry.id)} className={styles.link}>
                {t(`kinds.${kind}`)} · {name}
              </Link>
              <span>
                {[listing?.reference, address ?? t(`modes.${mode}`), agent ?? t('office')].filter(Boolean).join(' · ')}
              </span>
              <span className={styles.state}>
                <EntryState state={state} />
                <a href={typedPhoneHref(phone)} className={styles.phone}>
                  {readablePhone(phone)}
                </a>
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
