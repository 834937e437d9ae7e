import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';
import { appointmentRules, listTimeZones, officeTown } from '@/lib/appointments/booking-settings';
import { cityOf, formatDay, formatTime } from '@/lib/appointments/appointment-format';
import { offsetMinutes, wallClock } from '@/lib/appointments/time-zone';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './appointment-view.module.scss';

export type BookedAppointment = Readonly<{
  reference: string;
  startsAt: Date;
  minutes: number;
  timeZone: string;
  name: string;
  phone: string;
  notes: string | null;
  kind: 'call' | 'viewing' | 'valuation';
  place: string | null;
  agent: string | null;
  listing: string | null;
}>;

const MINUTE_MS = 60_000;

export async function AppointmentFacts({ appointment }: { appointment: BookedAppointment }) {
  const t = await getTranslations('appointmentPage');
  const locale = await currentLocale();
  const { zone } = appointmentRules();
  const start = appointment.startsAt.getTime();
  const isCall = appointment.kind === 'call';
  const range = (of: string) =>
    t('range', { from: formatTime(start, of), to: formatTime(start + appointment.minutes * MINUTE_MS, of) });
  const [day, ownDay] = [wallClock(start, zone).day, wallClock(start, appointment.timeZone).day];
  const isElsewhere = offsetMinutes(start, zone) !== offsetMinutes(start, appointment.timeZone);
  const city =
    listTimeZones(locale).find(({ id }) => id === appointment.timeZone)?.city ?? cityOf(appointment.timeZone);

  const rows: readonly (readonly [string, string] | false)[] = [
    [t('day'), formatDay(day, locale)],
    [t('time', { town: officeTown() }), range(zone)],
    isElsewhere && [
      t('ownTime', { city }),
      day === ownDay ? range(appointment.timeZone) : `${formatDay(ownDay, locale)}, ${range(appointment.timeZone)}`,
    ],
    [t('length'), t('minutes', { minutes: appointment.minutes })],
    [isCall ? t('who') : t('visit.who'), appointment.agent ?? t('team', { agency: siteFacts().agency.name })],
    appointment.listing !== null && [t('visit.home'), appointment.listing],
    appointment.place !== null && [t('visit.place'), appointment.place],
    [isCall ? t('phone') : t('visit.phone'), appointment.phone],
    [t('name'), appointment.name],
    isCall && appointment.notes !== null && [t('notes'), appointment.notes],
    [t('reference'), appointment.reference],
  ];
  return (
    <dl className={`numeric ${styles.facts}`}>
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
