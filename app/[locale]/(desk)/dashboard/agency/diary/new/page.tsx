import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { bookAction } from '@/app/[locale]/(desk)/dashboard/agency/diary/actions';
import { DIARY } from '@/app/[locale]/(desk)/dashboard/agency/diary/back-to-diary';
import { diaryErrors } from '@/app/[locale]/(desk)/dashboard/agency/diary/diary-errors';
import { requireDiary } from '@/app/[locale]/(desk)/dashboard/agency/diary/require-diary';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { BookingForm } from '@/components/desk/diary/booking-form';
import { officeTown } from '@/lib/appointments/booking-settings';
import { isDay } from '@/lib/appointments/time-zone';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { appointmentKinds, appointmentLengths, visitOutcomes } from '@/lib/diary/diary-forms';
import { languageName } from '@/lib/i18n/language-name';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { listAgentsToBook } from '@/lib/server/services/diary/read-diary';

export async function generateMetadata() {
  const t = await getTranslations('deskDiary.booking');
  return deskMetadata(t('title'));
}

const TIME = /^([01]\d|2[0-3]):(00|15|30|45)$/;
const MAX_REFERENCE = 120;

async function NewAppointmentPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  const actor = await requireDiary(pathWithQuery(`${DIARY}/new`, query));
  const t = await getTranslations('deskDiary.booking');
  const diary = await getTranslations('deskDiary');
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const { agent, colleagues } = await listAgentsToBook(actor, text('home'));
  const whose = [
    agent ? { value: agent.id, label: t('agentOfHome', agent) } : { value: 'listing', label: t('unknownAgentOfHome') },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'office', label: diary('office') },
  ];
  const chosen = [query.whose, agent?.id, actor.userId].find((id) => whose.some(({ value }) => value === id));
  return (
    <DeskFrame actor={actor} current="diary" title={t('title')} action={<Link href={DIARY}>{t('back')}</Link>}>
      <BookingForm
        action={bookAction}
        locale={locale}
        choices={{
          whose,
          outcome: [
            { value: '', label: t('notYet') },
            ...visitOutcomes.map((value) => ({ value, label: diary(`states.${value}`) })),
          ],
          kind: appointmentKinds.map((kind) => ({ value: kind, label: diary(`kinds.${kind}`) })),
          minutes: appointmentLengths.map((minutes) => ({
            value: String(minutes),
            label: t('length', { minutes: String(minutes) }),
          })),
          language: locales.map((value) => ({ value, label: languageName(value, locale) })).toReversed(),
        }}
        values={{
          whose: typeof chosen === 'string' ? chosen : '',
          kind: query.whose === 'office' ? 'call' : 'viewing',
          minutes: '30',
          language: 'es',
          day: isDay(query.day) ? query.day : '',
          time: TIME.test(text('time')) ? text('time') : '',
          listing: text('home').slice(0, MAX_REFERENCE),
        }}
        labels={{
          whose: t('whose'),
          kind: t('kind'),
          isByVideo: t('isByVideo'),
          isByVideoHint: t('isByVideoHint'),
          day: t('day'),
          time: t('time'),
          timeHint: t('timeHint', { town: officeTown() }),
          minutes: t('minutes'),
          listing: t('listing'),
          listingHint: t('listingHint'),
          place: t('place'),
          placeHint: t('placeHint'),
          name: t('name'),
          email: t('email'),
          phone: t('phone'),
          language: t('language'),
          notes: t('notes'),
          notesHint: t('notesHint'),
          ignoresTravel: t('ignoresTravel'),
          ignoresTravelHint: t('ignoresTravelHint'),
          over: t('over'),
          overLead: t('overLead'),
          outcome: diary('page.outcome'),
          internal: diary('page.internal'),
          internalHint: diary('page.internalHint'),
          forSeller: diary('page.forSeller'),
          forSellerHint: diary('page.forSellerHint'),
          submit: t('save'),
          pending: t('saving'),
        }}
        errors={{ ...(await diaryErrors()), past: t('past') }}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(NewAppointmentPage);
