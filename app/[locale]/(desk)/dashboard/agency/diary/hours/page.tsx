import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import {
  confirmationAction,
  freeAction,
  holidayAction,
  hoursAction,
} from '@/app/[locale]/(desk)/dashboard/agency/diary/actions';
import { DIARY } from '@/app/[locale]/(desk)/dashboard/agency/diary/back-to-diary';
import { diaryErrors } from '@/app/[locale]/(desk)/dashboard/agency/diary/diary-errors';
import { requireDiary } from '@/app/[locale]/(desk)/dashboard/agency/diary/require-diary';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { BlockList } from '@/components/desk/diary/block-list';
import { ConfirmationForm } from '@/components/desk/diary/confirmation-form';
import { DiaryNoticeBox } from '@/components/desk/diary/diary-view';
import { HolidayForm } from '@/components/desk/diary/holiday-form';
import { HoursChoice } from '@/components/desk/diary/hours-choice';
import { HoursForm } from '@/components/desk/diary/hours-form';
import styles from '@/components/desk/diary/hours.module.scss';
import { FormMessage } from '@/components/ui/form-message';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { weekdays, writeDayHours } from '@/lib/diary/week-hours';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { hoursInWords } from '@/lib/site/opening-hours';
import { siteFacts } from '@/lib/site/site-facts';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { findListingByReference } from '@/lib/server/services/calendars/calendar-owners';
import { readHours } from '@/lib/server/services/diary/hours';
import { listDiaryStaff } from '@/lib/server/services/diary/read-diary';

export async function generateMetadata() {
  const t = await getTranslations('deskDiary.hours');
  return deskMetadata(t('title'));
}

async function HoursPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  const actor = await requireDiary(pathWithQuery(`${DIARY}/hours`, query));
  const t = await getTranslations('deskDiary.hours');
  const staff = await listDiaryStaff(actor);
  const typed = typeof query.home === 'string' ? query.home.trim() : '';
  const listing = typed === '' ? null : findListingByReference(typed);
  const member = staff.find(({ id }) => id === query.staff) ?? staff.find(({ id }) => id === actor.userId);
  const staffId = member?.id ?? actor.userId;
  const owner = listing ? { listingId: listing.id } : { staffId };
  const { blocks, confirmsViewings, isEditable, own } = await readHours(actor, owner);
  const name = listing?.reference ?? member?.name ?? actor.name;
  const hidden = { locale, ...(listing ? { home: listing.id } : { staff: staffId }) };
  const page = listing ? `${DIARY}/hours?home=${encodeURIComponent(listing.id)}` : `${DIARY}/hours?staff=${staffId}`;
  const errors = await diaryErrors();
  const officeHours = hoursInWords(siteFacts().agency.hours.office, locale, await getTranslations('common'));
  const line = (weekday: (typeof weekdays)[number]) => writeDayHours(own, weekday);
  return (
    <DeskFrame actor={actor} current="diary" title={t('title')} action={<Link href={DIARY}>{t('back')}</Link>}>
      <DiaryNoticeBox done={query.done} />
      <HoursChoice staff={staff} chosen={listing ? '' : staffId} listing={typed} />
      {typed !== '' && !listing && <FormMessage kind="error">{t('unknownHome')}</FormMessage>}
      <div className={styles.columns}>
        <section aria-labelledby="hours">
          <h2 id="hours">{t('titleOf', { name })}</h2>
          <p>{listing ? t('leadHome') : t('lead')}</p>
          {!listing && (
            <p className={styles.office}>
              {t('office', { hours: officeHours })}. {t('empty')}
            </p>
          )}
          {isEditable ? (
            <HoursForm
              key={name}
              action={hoursAction}
              hidden={hidden}
              values={{
                day1: line(1),
                day2: line(2),
                day3: line(3),
                day4: line(4),
                day5: line(5),
                day6: line(6),
                day7: line(7),
              }}
              days={{
                day1: t('weekdays.1'),
                day2: t('weekdays.2'),
                day3: t('weekdays.3'),
                day4: t('weekdays.4'),
                day5: t('weekdays.5'),
                day6: t('weekdays.6'),
                day7: t('weekdays.7'),
              }}
              hint={t('hint')}
              labels={{ submit: t('save'), pending: t('saving') }}
              errors={errors}
            />
          ) : (
            <>
              <ul>
                {weekdays.map((weekday) => (
                  <li key={weekday}>
                    {t(`weekdays.${weekday}`)}: {line(weekday) || '–'}
                  </li>
                ))}
              </ul>
              <p>{t('readOnly', { name })}</p>
            </>
          )}
        </section>
        <section aria-labelledby="off">
          <h2 id="off">{t('off')}</h2>
          <BlockList blocks={blocks} zone={appointmentRules().zone} free={isEditable ? freeAction : null} back={page} />
          {isEditable && (
            <>
              <h3>{t('add')}</h3>
              <HolidayForm
                action={holidayAction}
                hidden={hidden}
                labels={{
                  firstDay: t('firstDay'),
                  lastDay: t('lastDay'),
                  submit: t('addSave'),
                  pending: t('adding'),
                }}
                errors={errors}
              />
            </>
          )}
          {isEditable && listing && (
            <>
              <h3>{t('confirmation')}</h3>
              <ConfirmationForm
                key={listing.id}
                action={confirmationAction}
                hidden={{ locale, home: listing.id }}
                isConfirming={confirmsViewings}
                labels={{
                  confirmsViewings: t('confirmsViewings'),
                  hint: t('confirmsViewingsHint'),
                  submit: t('confirmationSave'),
                  pending: t('saving'),
                }}
                errors={errors}
              />
            </>
          )}
        </section>
      </div>
    </DeskFrame>
  );
}

export default withDatabaseFallback(HoursPage);
