import { getTranslations } from 'next-intl/server';
import { formatDay, formatTime } from '@/lib/appointments/appointment-format';
import { wallClock } from '@/lib/appointments/time-zone';
import { typedPhoneHref } from '@/lib/contacts/phone-number';
import { hoursAndMinutes } from '@/lib/diary/hours-and-minutes';
import type { DiaryDetails } from '@/lib/diary/diary-views';
import { formatDateTime } from '@/lib/i18n/format';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { readablePhone } from '@/lib/phones/readable-phone';
import { EntryState } from './entry-state';
import styles from './appointment-details.module.scss';
import type { ReactNode } from 'react';

type AppointmentDetailsProps = Readonly<{ appointment: DiaryDetails; zone: string; children: ReactNode }>;

export async function AppointmentDetails({ appointment, children, zone }: AppointmentDetailsProps) {
  const t = await getTranslations('deskDiary');
  const locale = await currentLocale();
  const { agent, answer, contactId, email, listing, minutes, mode, notes, phone, place, reference, start, state } =
    appointment;
  const range = t('range', { from: formatTime(start, zone), to: formatTime(start + minutes * 60_000, zone) });
  const rows: readonly (readonly [string, ReactNode] | false)[] = [
    [t('page.state'), <EntryState key="state" state={state} />],
    answer !== null && [
      t('page.answer'),
      t('page.answered', { answer: answer.answer, name: answer.name, when: formatDateTime(answer.at, locale) }),
    ],
    [t('page.when'), `${formatDay(wallClock(start, zone).day, locale)}, ${range}`],
    [t('page.agent'), agent ?? t('office')],
    [t('page.mode'), t(`modes.${mode}`)],
    listing !== null && [
      t('page.home'),
      <Link key="home" href={deskPath('homes', listing.id)}>
        {listing.title} <span className={styles.reference}>({listing.reference})</span>
      </Link>,
    ],
    place !== null && [t('page.place'), place],
    appointment.travelMinutes > 0 && [t('page.travel'), t('travel', hoursAndMinutes(appointment.travelMinutes))],
    [
      t('page.phone'),
      <a key="phone" href={typedPhoneHref(phone)}>
        {readablePhone(phone)}
      </a>,
    ],
    [
      t('page.email'),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    notes !== null && [t('page.notes'), notes],
    [t('page.reference'), reference],
  ];
  return (
    <div className={styles.columns}>
      <section aria-labelledby="facts">
        <h2 id="facts">{t('page.facts')}</h2>
        <dl className={styles.facts}>
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
        {contactId && <Link href={deskPath('people', contactId)}>{t('page.person')}</Link>}
      </section>
      <div className={styles.side}>{children}</div>
    </div>
  );
}
