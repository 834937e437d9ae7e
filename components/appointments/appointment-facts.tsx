import { getTranslations } from 'next-intl/server';
import { agency } from '@/lib/site/agency';
import { appointmentRules, listTimeZones } from '@/lib/appointments/booking-settings';
import { cityOf, formatDay, formatTime } from '@/lib/appointments/appointment-format';
import { offsetMinutes, wallClock } from '@/lib/appointments/time-zone';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './appointment-view.module.scss';

export type Call = Readonly<{
  reference: string;
  startsAt: Date;
  minutes: number;
  timeZone: string;
  name: string;
  phone: string;
  notes: string | null;
}>;

const MINUTE_MS = 60_000;

/** Both clocks and the phone number. */
export async function AppointmentFacts({ call }: { call: Call }) {
  const t = await getTranslations('appointmentPage');
  const locale = await currentLocale();
  const { zone } = appointmentRules;
  const start = call.startsAt.getTime();
  const range = (of: string) =>
    t('range', { from: formatTime(start, of), to: formatTime(start + call.minutes * MINUTE_MS, of) });
  const [day, ownDay] = [wallClock(start, zone).day, wallClock(start, call.timeZone).day];
  const isElsewhere = offsetMinutes(start, zone) !== offsetMinutes(start, call.timeZone);
  const city = listTimeZones(locale).find(({ id }) => id === call.timeZone)?.city ?? cityOf(call.timeZone);

  const rows: readonly (readonly [string, string] | false)[] = [
    [t('day'), formatDay(day, locale)],
    [t('time'), range(zone)],
    isElsewhere && [
      t('ownTime', { city }),
      day === ownDay ? range(call.timeZone) : `${formatDay(ownDay, locale)}, ${range(call.timeZone)}`,
    ],
    [t('length'), t('minutes', { minutes: call.minutes })],
    [t('who'), t('team', { agency: agency.name })],
    [t('phone'), call.phone],
    [t('name'), call.name],
    call.notes !== null && [t('notes'), call.notes],
    [t('reference'), call.reference],
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
